// @ts-check
/** The address at which others reach this server: a link with 127.0.0.1 works only on this machine. */

/** @import * as Wire from "../types.js" */

/** @typedef {{ origin: string, local: boolean }} PublicOrigin where links lead, and whether only this computer can open them */

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** @type {Promise<PublicOrigin> | null} */
let fetching = null;

/** The origin for links that are sent to others. A page opened on the server's own machine asks the server. */
export function publicOrigin() {
  fetching ??= LOOPBACK.test(location.hostname)
    ? fetchOrigin().catch(() => ({ origin: location.origin, local: true }))
    : Promise.resolve({ origin: location.origin, local: false });
  return fetching;
}

async function fetchOrigin() {
  const { hosts } = /** @type {Wire.NetworkHosts} */ (await (await fetch("/reach")).json());
  const [host] = hosts;
  if (!host) return { origin: location.origin, local: true };
  const port = location.port ? `:${location.port}` : "";
  return { origin: `${location.protocol}//${host}${port}`, local: false };
}

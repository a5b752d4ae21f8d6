// @ts-check
/** Where others find this server: the links that one sends must not name one's own machine alone. */
import { useEffect, useState } from "./kit.js";

/** @import * as Wire from "./types.js" */

/** @typedef {{ origin: string, local: boolean }} Reach where links lead, and whether only this computer knows it */

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** @type {Promise<Reach> | null} */
let asked = null;

/** Where others find this server; its own machine is told by the server, which may listen to no other. */
export function reach() {
  asked ??= LOOPBACK.test(location.hostname)
    ? ask().catch(() => ({ origin: location.origin, local: true }))
    : Promise.resolve({ origin: location.origin, local: false });
  return asked;
}

async function ask() {
  const { hosts } = /** @type {Wire.NetworkHosts} */ (await (await fetch("/reach")).json());
  const [host] = hosts;
  if (!host) return { origin: location.origin, local: true };
  const port = location.port ? `:${location.port}` : "";
  return { origin: `${location.protocol}//${host}${port}`, local: false };
}

/** The same for a part of the page; null until it is known. */
export function useNetworkHosts() {
  const [found, setFound] = useState(/** @type {Reach | null} */ (null));
  useEffect(() => {
    reach().then(setFound);
  }, []);
  return found;
}

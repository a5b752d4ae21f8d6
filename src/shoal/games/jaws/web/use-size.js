// @ts-check
/** How large an element is, as that changes. */
import { useLayoutEffect, useRef, useState } from "../../../web/ui/html.js";

/** Before anything is measured. */
const DESK = { wide: 908, high: 657 };

/** A ref for an element, and its size. */
export function useSize() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(DESK);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return undefined;
    const measure = () => {
      const { clientWidth: wide, clientHeight: high } = found;
      if (wide && high)
        setSize((old) => (old.wide === wide && old.high === high ? old : { wide, high }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return /** @type {[typeof element, typeof size]} */ ([element, size]);
}

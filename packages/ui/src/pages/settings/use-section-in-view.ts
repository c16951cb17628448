import { useEffect, useState } from 'react';

/** Distance from the top of the window, in px, above which the heading of a section has been read. */
const READ_ABOVE = 160;

const boxOf = (id: string): DOMRect | undefined => document.getElementById(id)?.getBoundingClientRect();

/**
 * Id of the section that is being read: the one that the address names while all of it is in view, since the last
 * sections cannot reach the top of the window, else the last one whose top has passed it.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const read = () => {
      const named = ids.find((id) => `#${id}` === location.hash);
      const box = named === undefined ? undefined : boxOf(named);
      const isNamedInView = box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      setCurrent(
        isNamedInView ? named : (ids.findLast((id) => (boxOf(id)?.top ?? Infinity) < READ_ABOVE) ?? ids[0]),
      );
    };
    read();
    addEventListener('scroll', read, { passive: true });
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('hashchange', read);
    };
  }, [ids]);
  return current;
}

import { useEffect } from 'react';

/**
 * Reports that a toast was painted. A hidden page paints nothing, so the report waits until the page is
 * visible.
 */
export const useShown = (id: string, onShown: (id: string) => void): void => {
  useEffect(() => {
    // The first frame runs before the paint, the second after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onShown(id));
    });
    return () => cancelAnimationFrame(frame);
  }, [id, onShown]);
};

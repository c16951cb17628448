import { useEffect } from 'react';

/** Reports that a message was painted. A hidden page paints nothing, so there it waits until the page is visible. */
export const useShown = (id: string, onShown: (id: string) => void): void => {
  useEffect(() => {
    // The first frame comes before the message is painted, the second after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onShown(id));
    });
    return () => cancelAnimationFrame(frame);
  }, [id, onShown]);
};

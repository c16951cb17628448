import { useEffect } from 'react';

import type { ToastStackProps } from './toast-message';

/**
 * Reports that toasts were painted, all of a frame at once. A hidden page paints nothing, so the report waits
 * until the page is visible.
 */
export const useShown = ({ toasts, onShown }: Pick<ToastStackProps, 'toasts' | 'onShown'>): void => {
  const ids = toasts.map(({ id }) => id).join();
  useEffect(() => {
    // The first frame runs before the paint, the second after it. More toasts do not put it off.
    requestAnimationFrame(() => requestAnimationFrame(() => onShown(ids.split(','))));
  }, [ids, onShown]);
};

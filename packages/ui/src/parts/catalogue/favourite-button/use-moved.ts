import { useEffect, useState } from 'react';

/**
 * The choice whose star was pressed just now, for the one drawing in which its row moves; a row that comes into view
 * later must not take the focus.
 */
export const useMoved = () => {
  const [moved, setMoved] = useState<string>();
  useEffect(() => {
    if (moved === undefined) return;
    const frame = requestAnimationFrame(() => setMoved(undefined));
    return () => cancelAnimationFrame(frame);
  }, [moved]);
  return [moved, setMoved] as const;
};

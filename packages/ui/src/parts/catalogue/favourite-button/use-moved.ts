import { useEffect, useState } from 'react';

/**
 * The item whose favourite button was just clicked, for the one render that moves its row. A row that scrolls into view
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

import type { TabGroup, TabNews } from '@sms/domain';

const NAME = 'sms-dashboard:live';

/** How the tabs of this browser share one connection; null where it has no locks, which it offers to secure pages only. */
export const findTabGroup = (): TabGroup | null => {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return null;
  let channel: BroadcastChannel | null = null;
  return {
    // The name of the chunk this code is in, which changes with every change of it.
    build: import.meta.url,
    claim: ({ lock, userId, steals, onHeld, onStolen }) => {
      const waiting = new AbortController();
      let isOver = false;
      let letGo = (): void => undefined;
      const hold = async (): Promise<void> => {
        if (isOver) return;
        const held = new Promise<void>((resolve) => (letGo = resolve));
        onHeld();
        await held;
      };
      // A browser accepts one of the two.
      const how = steals ? { steal: true } : { signal: waiting.signal };
      navigator.locks.request(`${NAME}:${userId}:${lock}`, how, hold).catch(() => !isOver && onStolen());
      return () => {
        isOver = true;
        waiting.abort();
        letGo();
      };
    },
    tell: (message) => channel?.postMessage(message),
    // Open while somebody listens: a page kept for 'back' must not have one.
    listen: (listener) => {
      const own = new BroadcastChannel(NAME);
      channel = own;
      own.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
      return () => {
        channel = null;
        own.close();
      };
    },
  };
};

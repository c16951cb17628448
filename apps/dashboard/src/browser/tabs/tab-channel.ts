import type { TabGroup, TabNews } from '@sms/domain';

const NAME = 'sms-dashboard:live';

/** How the tabs of this browser share one connection; null without locks, which only secure pages have. */
export const findTabGroup = (): TabGroup | null => {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return null;
  let channel: BroadcastChannel | null = null;
  return {
    // The address of the chunk this code is in, which changes with the chunk's content.
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
      // A request may have only one of the two options.
      const how = steals ? { steal: true } : { signal: waiting.signal };
      navigator.locks.request(`${NAME}:${userId}:${lock}`, how, hold).catch(() => !isOver && onStolen());
      return () => {
        isOver = true;
        waiting.abort();
        letGo();
      };
    },
    tell: (message) => channel?.postMessage(message),
    // Open only while somebody listens: a page in the back/forward cache must not have an open channel.
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

import type { TabChannel, TabMessage } from '@sms/domain';

const NAME = 'sms-dashboard:live';

/** How the tabs of this browser share one connection; null without locks, which only secure pages have. */
export const openTabChannel = (): TabChannel | null => {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return null;
  let channel: BroadcastChannel | null = null;
  return {
    // The address of the chunk this code is in, which changes with the chunk's content.
    build: import.meta.url,
    requestLock: ({ lock, userId, steal, onHeld, onStolen }) => {
      const waiting = new AbortController();
      let isOver = false;
      let release = (): void => undefined;
      const holdLock = async (): Promise<void> => {
        if (isOver) return;
        const held = new Promise<void>((resolve) => (release = resolve));
        onHeld();
        await held;
      };
      // A request may have only one of the two options.
      const options = steal ? { steal: true } : { signal: waiting.signal };
      navigator.locks
        .request(`${NAME}:${userId}:${lock}`, options, holdLock)
        .catch(() => !isOver && onStolen());
      return () => {
        isOver = true;
        waiting.abort();
        release();
      };
    },
    broadcast: (message) => channel?.postMessage(message),
    // Open only while somebody listens: a page in the back/forward cache must not have an open channel.
    listen: (listener) => {
      const opened = new BroadcastChannel(NAME);
      channel = opened;
      opened.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      return () => {
        channel = null;
        opened.close();
      };
    },
  };
};

import { openChannel } from './open-channel';
import type { TabChannel, TabMessage } from '@sms/domain/realtime/tabs/tab-channel';

const NAME = 'sms-dashboard:live';

/**
 * Shares one connection between the tabs of this browser; null without Web Locks, which only secure pages
 * have.
 */
export const openTabChannel = (): TabChannel | null => {
  if (!('locks' in navigator)) return null;
  let channel: BroadcastChannel | null = null;
  return {
    // The URL of this chunk, which changes with the chunk's content.
    build: import.meta.url,
    requestLead: ({ userId, steal, onHeld, onStolen }) => {
      const waiting = new AbortController();
      let isOver = false;
      let isHeld = false;
      let release = (): void => undefined;
      const holdLock = async (): Promise<void> => {
        if (isOver) return;
        isHeld = true;
        const released = new Promise<void>((resolve) => (release = resolve));
        onHeld();
        await released;
      };
      // A lock request may have only one of the two options.
      const options = steal ? { steal: true } : { signal: waiting.signal };
      navigator.locks.request(`${NAME}:${userId}:lead`, options, holdLock).catch(() => {
        if (isOver) return;
        if (isHeld) onStolen();
        // Refused, as with all cookies blocked: this tab is alone.
        else onHeld();
      });
      return () => {
        isOver = true;
        waiting.abort();
        release();
      };
    },
    broadcast: (message) => channel?.postMessage(message),
    // Open only while there is a listener: an open channel keeps a page out of the back/forward cache.
    listen: (listener) => {
      const opened = openChannel(NAME);
      channel = opened;
      if (opened !== null) opened.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      return () => {
        channel = null;
        opened?.close();
      };
    },
  };
};

import type { SessionChannel, SessionMessage } from '@sms/domain/api';
import { SHARED_SESSION, withLock } from './web-lock';

/** Channel to the other tabs of this browser. */
export const openSessionChannel = (): SessionChannel => {
  const channel = new BroadcastChannel(SHARED_SESSION);
  return {
    withLock,
    broadcast: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
    },
  };
};

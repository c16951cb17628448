import type { OtherTabs, TabMessage } from '@sms/domain';
import { SHARED_SESSION, takeTurns } from './web-lock';

/** The other tabs of this browser. */
export const openOtherTabs = (): OtherTabs => {
  const channel = new BroadcastChannel(SHARED_SESSION);
  return {
    takeTurns,
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  };
};

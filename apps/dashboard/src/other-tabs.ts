import type { OtherTabs, TabMessage } from '@sms/domain';

const NAME = 'sms-dashboard:session';

/** The other tabs of this browser. Where a browser has no locks every tab takes its turn at once. */
export const openOtherTabs = (): OtherTabs => {
  const channel = new BroadcastChannel(NAME);
  return {
    // Browsers offer locks to secure pages only.
    takeTurns: (run) => ('locks' in navigator ? navigator.locks.request(NAME, run) : run()),
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  };
};

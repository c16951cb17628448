import type { World } from '@sms/api-mocks';
import type { OpenSocket } from '@sms/domain';
import { worldSockets } from '../../world-sockets';

/** Behaviour of new websockets: reports their events right after they were created. */
export type SocketBehaviour = (report: (type: 'open' | 'close', code?: number) => void) => void;

type Listener = Parameters<ReturnType<OpenSocket>['addEventListener']>[1];

/** Websockets of a world, until a fault sets another behaviour for new ones. */
export const disturbedSockets =
  (behaviour: () => SocketBehaviour | null) =>
  (world: World): OpenSocket => {
    const open = worldSockets(world);
    return (url) => {
      const current = behaviour();
      if (current === null) return open(url);
      const listeners = new Map<string, Listener>();
      // As in a browser, nothing is reported before the code that created the socket has run.
      void Promise.resolve().then(() =>
        current((type, code) => listeners.get(type)?.(code === undefined ? {} : { code })),
      );
      return {
        addEventListener: (type, listener) => void listeners.set(type, listener),
        send: () => undefined,
        close: () => undefined,
      };
    };
  };

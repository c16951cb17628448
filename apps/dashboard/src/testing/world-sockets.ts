import type { World } from '@sms/api-mocks';
import type { OpenSocket } from '@sms/domain/realtime/connection/socket';
import { isJsonObject } from '@sms/domain/contracts/shared/envelope';

type Socket = ReturnType<OpenSocket>;
type Listener = Parameters<Socket['addEventListener']>[1];

/** Live updates straight from a world, for the user whose id is in the address. */
export const worldSockets =
  (world: World): OpenSocket =>
  (url) => {
    const listeners = new Map<string, Listener>();
    const emit = (type: string, event: Parameters<Listener>[0]) => listeners.get(type)?.(event);
    const end = {
      userId: Number(new URL(url).searchParams.get('userId')),
      send: (data: string) => emit('message', { data }),
      close: (code: number) => {
        world.sockets.remove(end);
        emit('close', { code });
      },
    };
    // As in a browser, a socket opens after the code that created it has run.
    void Promise.resolve().then(() => {
      world.sockets.add(end);
      emit('open', {});
    });
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      send: (text) => {
        const message: unknown = JSON.parse(text);
        if (!isJsonObject(message) || message['type'] !== 'ping') return;
        world.sockets.sendTo(end, 'pong', {
          timestamp: world.clock.now(),
          messageId: String(message['messageId']),
        });
      },
      close: () => world.sockets.remove(end),
    };
  };

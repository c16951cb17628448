import { http, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import type { World } from '../world/world';
import { connect } from './connect';
import { respond, runImmediately, type Host } from './respond';
import { respondCheckout } from './respond-checkout';
import { isApiAddress, isCheckoutAddress } from './router';

// One link for all worlds: each link listens on a channel of its own for the lifetime of the page.
const link = ws.link('*/ws');

/**
 * The world as MSW handlers: one for every call below `/api` of any host, one for the payment provider's
 * pages, one for `/ws`.
 */
export const createHandlers = (world: World, host: Host = {}): (RequestHandler | WebSocketHandler)[] => [
  http.all(
    ({ request }) => isApiAddress(request.url),
    ({ request }) => respond(world, request, host),
  ),
  http.all(
    ({ request }) => isCheckoutAddress(request.url),
    ({ request }) => respondCheckout(world, request, host),
  ),
  link.addEventListener('connection', ({ client }) => {
    const { withLock = runImmediately } = host;
    const connected = withLock(() =>
      connect(world, client.url.href, {
        send: (text) => {
          client.send(text);
        },
        close: (code, reason) => {
          client.close(code, reason);
        },
      }),
    );
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      void connected.then(({ receive }) => withLock(() => receive(data)));
    });
    client.addEventListener('close', () => {
      void connected.then(({ closed }) => closed());
    });
  }),
];

import { decide, decisions, type Decision } from '../checkout/decide';
import { CHECKOUT_STYLE_PATH, checkoutPage } from '../checkout/page';
import { findSession, returnAddress } from '../checkout/session';
import type { World } from '../world/world';
import { runImmediately, type Host } from './respond';

/** The style sheet of the checkout page, light and dark. */
const checkoutStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: auto; padding: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 0.5rem; }
button { min-height: 2.75rem; font: inherit; }
`;

const tokenOf = (pathname: string): string => pathname.replace('/checkout/', '');

const isDecision = (text: string | null): text is Decision => decisions.some((decision) => decision === text);

/** Allows nothing but the page's own style, and forms that lead back to the dashboard. */
const policyFor = (dashboard: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${dashboard}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const showPage = (world: World, { pathname, origin }: URL, status = 200): Response => {
  const token = tokenOf(pathname);
  const deposit = findSession(world, token);
  const dashboard = deposit === undefined ? '' : returnAddress(world, deposit, origin).origin;
  return new Response(checkoutPage(world, token, origin), {
    status: deposit === undefined ? 404 : status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(dashboard),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
};

const styleSheet = (): Response =>
  new Response(checkoutStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });

const act = async (world: World, request: Request, url: URL): Promise<Response> => {
  const decision = new URLSearchParams(await request.text()).get('decision');
  if (!isDecision(decision)) return showPage(world, url, 400);
  const location = decide(world, tokenOf(url.pathname), decision, url.origin);
  return new Response(null, { status: 303, headers: { Location: location } });
};

/** Responds to requests for the payment provider's pages (`isCheckoutAddress`) in every host. */
export const respondCheckout = async (
  world: World,
  request: Request,
  { withLock = runImmediately }: Host = {},
): Promise<Response> => {
  const url = new URL(request.url);
  if (url.pathname === CHECKOUT_STYLE_PATH) return styleSheet();
  return withLock(async () => {
    if (world.flags.paymentProviderDown) return new Response('Service unavailable', { status: 503 });
    if (request.method === 'POST') return act(world, request, url);
    return request.method === 'GET'
      ? showPage(world, url)
      : new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  });
};

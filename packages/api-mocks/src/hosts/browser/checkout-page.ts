import { respondCheckout } from '../../transport/respond-checkout';
import type { SharedWorld } from './shared-world/shared-world';

const replacePage = (html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
};

/** The request that the browser would send for a form. */
const requestOf = (form: HTMLFormElement, submitter: HTMLElement | null): Request => {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return new Request(form.action, { method: form.method, body: new URLSearchParams(fields) });
};

/**
 * Turns this page into the payment provider's, because the service worker serves calls but no navigation.
 * Never resolves, so that no dashboard starts in it.
 */
export const showCheckoutPage = async ({ world, run }: SharedWorld): Promise<never> => {
  const visit = async (request: Request): Promise<void> => {
    const response = await respondCheckout(world, request, { withLock: run });
    const next = response.headers.get('Location');
    if (next === null) replacePage(await response.text());
    else window.location.assign(next);
  };
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void visit(requestOf(event.target, event.submitter));
  });
  await visit(new Request(window.location.href));
  return new Promise(() => undefined);
};

import { isApiAddress } from '../router';

/** Names a call in its request, which is all that a worker passes on. */
const HEADER = 'X-Simulated-Call';

/** Signals of calls that have not reached their handler. */
const signals = new Map<string, AbortSignal>();

interface Page {
  readonly location: Pick<Location, 'href'>;
  fetch: typeof fetch;
}

const followed = new WeakSet<Page>();
let count = 0;

/** Lets handlers see which calls a page aborts, from now on: MSW's worker does not pass that on. */
export const followAborts = (page: Page): void => {
  if (followed.has(page)) return;
  followed.add(page);
  const send = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, page.location.href).href;
    if (!isApiAddress(url)) return send(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    count += 1;
    signals.set(String(count), request.signal);
    request.headers.set(HEADER, String(count));
    return send(request);
  };
};

/** The signal by which a page aborts a call; that of the request, unless `followAborts` follows the page. */
export const signalOf = (request: Request): AbortSignal => {
  const id = request.headers.get(HEADER) ?? '';
  const signal = signals.get(id);
  signals.delete(id);
  return signal ?? request.signal;
};

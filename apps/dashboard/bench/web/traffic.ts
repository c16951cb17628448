import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Purpose of a request. */
export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'fetch' | 'other';

/** A request and its response on the network. */
export interface Exchange {
  readonly path: string;
  readonly kind: Kind;
  /** Times of the request and of its complete response, in ms on one clock. */
  readonly sentAt: number;
  readonly answeredAt: number;
  /** Compressed size of the response body, in bytes. */
  readonly bytes: number;
}

/** Slow 4G as in browsers' developer tools: 562.5 ms of latency, 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Clocks of two processes are compared, so a throttled response may seem to arrive this much early, in ms. */
const TOLERANCE_MS = 5;

/** Loading counts as finished after this time without a request, in ms: far longer than any start-up script runs. */
const IDLE_MS = 2_000;

const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'fetch',
  XHR: 'fetch',
};

/** Images inside SVG, and the icon, have no type of their own. */
const kindOf = (type: string, path: string): Kind =>
  KINDS[type] ?? (path.endsWith('.svg') ? 'image' : 'other');

/** Network traffic of a page. */
export interface Traffic {
  /**
   * All exchanges, once loading has finished.
   * @throws when a response is faster than the slow network allows
   */
  untilIdle(): Promise<readonly Exchange[]>;
}

/** Throttles the network of a page, for every kind of request, and records it. */
export const slowTraffic = async (cdp: CDPSession): Promise<Traffic> => {
  const inFlight = new Map<string, Pick<Exchange, 'path' | 'kind' | 'sentAt'>>();
  const begun = new Map<string, { readonly at: number; readonly headerBytes: number }>();
  const exchanges: Exchange[] = [];
  const tooFast: string[] = [];
  let changedAt = performance.now();

  const remove = ({ requestId }: { requestId: string }): void => {
    inFlight.delete(requestId);
    changedAt = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const path = new URL(request.url).pathname;
    inFlight.set(requestId, { path, kind: kindOf(type, path), sentAt: timestamp * 1_000 });
    changedAt = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    // A cached file was never on the network.
    if (response.fromDiskCache === true) remove({ requestId });
    else begun.set(requestId, { at: timestamp * 1_000, headerBytes: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = inFlight.get(requestId);
    const answer = begun.get(requestId);
    if (request === undefined || answer === undefined) return;
    if (answer.at - request.sentAt < SLOW_4G.latency - TOLERANCE_MS) tooFast.push(request.path);
    exchanges.push({
      ...request,
      answeredAt: timestamp * 1_000,
      bytes: encodedDataLength - answer.headerBytes,
    });
    remove({ requestId });
  });
  // From the memory cache: never on the network.
  cdp.on('Network.requestServedFromCache', remove);
  cdp.on('Network.loadingFailed', remove);

  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return {
    untilIdle: async () => {
      while (inFlight.size > 0 || performance.now() - changedAt < IDLE_MS) await sleep(IDLE_MS / 10);
      if (tooFast.length > 0) throw new Error(`The network was not slow for ${tooFast.join(', ')}.`);
      return exchanges;
    },
  };
};

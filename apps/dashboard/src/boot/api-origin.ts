import { site } from './site';

const { api } = site();

/** Scheme and host of the API; the page's own unless another is configured. */
export const API_ORIGIN = api?.origin ?? window.location.origin;

/** True while money calls send their idempotency key: another origin may refuse an unknown header. */
export const sendsIdempotencyKeys = (): boolean =>
  API_ORIGIN === window.location.origin || api?.idempotencyHeader === true;

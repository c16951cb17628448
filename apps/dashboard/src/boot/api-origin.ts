import { runtimeConfig } from './runtime-config';

const configuredOrigin = runtimeConfig('api-origin');

/** Scheme and host of the API; the page's own unless a valid origin is configured. */
export const API_ORIGIN = /^https?:\/\/[^/]+$/.test(configuredOrigin)
  ? configuredOrigin
  : window.location.origin;

/** True while money calls send their idempotency key: another origin may refuse an unknown header. */
export const sendsIdempotencyKeys = (): boolean =>
  API_ORIGIN === window.location.origin || runtimeConfig('idempotency-header') !== '';

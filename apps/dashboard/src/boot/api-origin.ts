import { runtimeConfig } from './runtime-config';

const configuredOrigin = runtimeConfig('api-origin');

/** Scheme and host of the API; the page's own unless the page names another. What is no origin names nothing. */
export const API_ORIGIN = /^https?:\/\/[^/]+$/.test(configuredOrigin)
  ? configuredOrigin
  : window.location.origin;

/** Whether keyed calls carry their key: another origin refuses a header it does not know. */
export const sendsIdempotencyKeys = (): boolean =>
  API_ORIGIN === window.location.origin || runtimeConfig('idempotency-header') !== '';

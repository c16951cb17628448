import { pageSetting } from './runtime-config';

const named = pageSetting('api-origin');

/** Scheme and host of the API; the page's own unless the page names another. What is no origin names nothing. */
export const API_ORIGIN = /^https?:\/\/[^/]+$/.test(named) ? named : window.location.origin;

/** Whether keyed calls carry their key: another origin refuses a header it does not know. */
export const sendsKeys = (): boolean =>
  API_ORIGIN === window.location.origin || pageSetting('idempotency-header') !== '';

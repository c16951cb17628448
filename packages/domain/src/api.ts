/** The client of the API. */
export { createApiClient } from './api/client/api-client';
export type { InFlightCall, TakeEarlyFetch } from './api/client/early-fetch';
export * from './api/cross-tab/session-channel';
export * from './api/session/current-user';

import { createStore } from 'effector';

/**
 * Success rate of each option on the current step, for example '7 of 9 received', by code or id. Written by
 * `success-rates.ts`, which is loaded lazily; empty until then.
 */
export const $successRateLabels = createStore<ReadonlyMap<string, string>>(new Map());

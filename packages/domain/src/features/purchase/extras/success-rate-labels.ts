import { createEvent, createStore } from 'effector';

/**
 * Fired by `success-rates.ts`, which records outcomes and is loaded after the first paint: the steps of the wizard need
 * the labels alone.
 */
export const successRateLabelsChanged = createEvent<ReadonlyMap<string, string>>();

/** Success rate of each option on the current step, for example '7 of 9 received', by code or id. */
export const $successRateLabels = createStore<ReadonlyMap<string, string>>(new Map()).on(
  successRateLabelsChanged,
  (_, labels) => labels,
);

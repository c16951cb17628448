import { createStore } from 'effector';

/**
 * How many numbers of each choice of the step on screen received a code, for example '7 of 9 received', by code or id.
 * Written by `outcomes.ts`, which is loaded late; empty until then.
 */
export const $successRateLabels = createStore<ReadonlyMap<string, string>>(new Map());

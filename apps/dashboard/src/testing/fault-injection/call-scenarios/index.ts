import { operations, type OperationName } from '@sms/domain/contracts';
import {
  $activities,
  $dashboardError,
  $dashboardStats,
  dashboardRefreshClicked,
  dashboardScreen,
} from '@sms/domain';
import { catalogueScenarios } from './catalogue-scenarios';
import { numberScenarios } from './number-scenarios';
import { paymentScenarios } from './payment-scenarios';
import { sessionScenarios } from './session-scenarios';
import type { CallScenario } from './call-scenario';

const refreshed: Pick<CallScenario, 'open' | 'act'> = {
  open: async ({ fire, pass }) => {
    fire(dashboardScreen.toggled, true);
    await pass(2_000);
  },
  act: ({ fire }) => fire(dashboardRefreshClicked, undefined),
};

/** Scenario of every call: a new operation does not compile without one. */
export const callScenarios: Readonly<Record<OperationName, CallScenario>> = {
  ...sessionScenarios,
  ...catalogueScenarios,
  ...paymentScenarios,
  ...numberScenarios,
  dashboardStats: {
    ...refreshed,
    isDone: ({ get }) => get($dashboardStats) !== null && get($dashboardError) === null,
  },
  dashboardActivity: {
    ...refreshed,
    isDone: ({ get }) => get($activities) !== null && get($dashboardError) === null,
  },
};

/** Every call, in the order of the operation map. */
export const calls = Object.keys(operations) as OperationName[];

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
import { isLoaded, openScreen, type CallScenario } from './call-scenario';

const refreshed: Pick<CallScenario, 'open' | 'act'> = {
  open: openScreen(dashboardScreen),
  act: ({ fire }) => fire(dashboardRefreshClicked, undefined),
};

/** Scenario of every call: a new operation does not compile without one. */
export const callScenarios: Readonly<Record<OperationName, CallScenario>> = {
  ...sessionScenarios,
  ...catalogueScenarios,
  ...paymentScenarios,
  ...numberScenarios,
  dashboardStats: { ...refreshed, isDone: isLoaded($dashboardStats, $dashboardError) },
  dashboardActivity: { ...refreshed, isDone: isLoaded($activities, $dashboardError) },
};

/** Every call, in the order of the operation map. */
export const calls = Object.keys(operations) as OperationName[];

import { operations, type OperationName } from '@sms/domain/contracts';
import {
  $activities,
  $overviewError,
  $overviewStats,
  overviewRefreshClicked,
  overviewScreenToggled,
} from '@sms/domain';
import { catalogueTrips } from './catalogue-scenarios';
import { numberTrips } from './number-scenarios';
import { paymentTrips } from './payment-scenarios';
import { sessionTrips } from './session-scenarios';
import type { Trip } from './call-scenario';

const refreshed: Pick<Trip, 'open' | 'act'> = {
  open: async ({ fire, pass }) => {
    fire(overviewScreenToggled, true);
    await pass(2_000);
  },
  act: ({ fire }) => fire(overviewRefreshClicked, undefined),
};

/** How every call comes to be made: a new operation does not compile until it has its trip. */
export const trips: Readonly<Record<OperationName, Trip>> = {
  ...sessionTrips,
  ...catalogueTrips,
  ...paymentTrips,
  ...numberTrips,
  dashboardStats: {
    ...refreshed,
    isDone: ({ get }) => get($overviewStats) !== null && get($overviewError) === null,
  },
  dashboardActivity: {
    ...refreshed,
    isDone: ({ get }) => get($activities) !== null && get($overviewError) === null,
  },
};

/** Every call, in the order of the operation map. */
export const calls = Object.keys(operations) as OperationName[];

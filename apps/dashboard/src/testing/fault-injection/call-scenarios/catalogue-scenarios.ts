import type { OperationName } from '@sms/domain/contracts';
import {
  $countries,
  $hasAvailabilityFailed,
  $operatorsStatus,
  $pricesStatus,
  $restrictionsError,
  $services,
  catalogueRequested,
  countriesNeeded,
  countryChosen,
  restrictionsToggled,
  serviceChosen,
  servicesNeeded,
  wizardRefreshClicked,
  wizardScreenToggled,
} from '@sms/domain';
import type { Tab } from '../tab';
import type { Trip } from './call-scenario';

const openWizard = async ({ fire, pass }: Tab): Promise<void> => {
  fire(wizardScreenToggled, true);
  fire(servicesNeeded, undefined);
  fire(countriesNeeded, undefined);
  await pass(2_000);
};

const reload: Pick<Trip, 'open' | 'act'> = {
  open: openWizard,
  act: ({ fire }) => fire(catalogueRequested, undefined),
};

const choose: Pick<Trip, 'open' | 'act' | 'again'> = {
  open: openWizard,
  act: ({ fire }) => {
    fire(countryChosen, '36');
    fire(serviceChosen, 'wa');
  },
  again: ({ fire }) => fire(wizardRefreshClicked, undefined),
};

/** Calls of the wizard's lists. */
export const catalogueTrips = {
  services: { ...reload, isDone: ({ get }) => get($services) !== null },
  countries: { ...reload, isDone: ({ get }) => get($countries) !== null },
  operators: { ...choose, isDone: ({ get }) => get($operatorsStatus) === 'ready' },
  prices: { ...choose, isDone: ({ get }) => get($pricesStatus) === 'ready' },
  availability: {
    ...choose,
    isDone: ({ get }) => !get($hasAvailabilityFailed),
    isSilent: "the services' own figures stand in",
  },
  restrictions: {
    open: openWizard,
    act: ({ fire }) => {
      fire(countryChosen, '36');
      fire(serviceChosen, 'wa');
      fire(restrictionsToggled, true);
    },
    again: ({ fire }) => {
      fire(restrictionsToggled, false);
      fire(restrictionsToggled, true);
    },
    // A server without this call has nothing to say.
    isDone: ({ get }) => get($restrictionsError) === null,
  },
} satisfies Partial<Record<OperationName, Trip>>;

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
  restrictionsScreen,
  serviceChosen,
  servicesNeeded,
  wizardRefreshClicked,
  wizardScreen,
} from '@sms/domain';
import type { Tab } from '../tab';
import type { CallScenario } from './call-scenario';

const openWizard = async ({ fire, pass }: Tab): Promise<void> => {
  fire(wizardScreen.toggled, true);
  fire(servicesNeeded, undefined);
  fire(countriesNeeded, undefined);
  await pass(2_000);
};

const reload: Pick<CallScenario, 'open' | 'act'> = {
  open: openWizard,
  act: ({ fire }) => fire(catalogueRequested, undefined),
};

const choose: Pick<CallScenario, 'open' | 'act' | 'retry'> = {
  open: openWizard,
  act: ({ fire }) => {
    fire(countryChosen, '36');
    fire(serviceChosen, 'wa');
  },
  retry: ({ fire }) => fire(wizardRefreshClicked, undefined),
};

/** Calls of the wizard's lists. */
export const catalogueScenarios = {
  services: { ...reload, isDone: ({ get }) => get($services) !== null },
  countries: { ...reload, isDone: ({ get }) => get($countries) !== null },
  operators: { ...choose, isDone: ({ get }) => get($operatorsStatus) === 'ready' },
  prices: { ...choose, isDone: ({ get }) => get($pricesStatus) === 'ready' },
  availability: {
    ...choose,
    isDone: ({ get }) => !get($hasAvailabilityFailed),
    silentReason: "the services' own figures stand in",
  },
  restrictions: {
    open: openWizard,
    act: ({ fire }) => {
      fire(countryChosen, '36');
      fire(serviceChosen, 'wa');
      fire(restrictionsScreen.toggled, true);
    },
    retry: ({ fire }) => {
      fire(restrictionsScreen.toggled, false);
      fire(restrictionsScreen.toggled, true);
    },
    // Without this call the server has no restrictions to return.
    isDone: ({ get }) => get($restrictionsError) === null,
  },
} satisfies Partial<Record<OperationName, CallScenario>>;

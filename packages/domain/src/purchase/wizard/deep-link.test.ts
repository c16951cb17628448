import { expect, it } from 'vitest';
import { $selection, countryChosen } from '../../catalogue/selection';
import { servicesNeeded, countriesNeeded, $countries } from '../../catalogue/lists/catalogue-lists';
import { aService } from '../../testing/fixtures/a-service';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openTab } from '../../testing/fixtures/purchase-page.fixture';
import { deepLinkOpened } from './deep-link';
import { purchaseClicked } from '../confirm-step';
import { wizardScreen } from '../wizard-screen';

useFakeClock();

const lists = {
  countries: [
    { code: '187', name: 'USA', rus: '' },
    { code: '36', name: 'Canada', rus: '' },
  ],
  services: ['wa', 'tg'].map((code) => aService(code, code)),
};

const openWizard = async (options: Parameters<typeof openTab>[0] = {}) => {
  const tab = openTab({ ...lists, ...options });
  tab.fire(servicesNeeded, undefined);
  tab.fire(countriesNeeded, undefined);
  await pass(0);
  return tab;
};

const ALL = { country: '187', service: 'wa', operator: '' };

it('deep link: waits for the catalogue, but not beyond the screen', async () => {
  const { scope, fire } = openTab(lists);
  fire(deepLinkOpened, ALL);
  expect(scope.getState($selection).country).toBeNull();
  fire(servicesNeeded, undefined);
  fire(countriesNeeded, undefined);
  await pass(0);
  expect(scope.getState($selection)).toEqual(ALL);

  const left = openTab(lists);
  left.fire(deepLinkOpened, ALL);
  left.fire(wizardScreen.toggled, false);
  left.fire(servicesNeeded, undefined);
  left.fire(countriesNeeded, undefined);
  await pass(0);
  expect(left.scope.getState($countries)).toHaveLength(2);
  expect(left.scope.getState($selection).country).toBeNull();
});

it('deep link: keeps a service until its country is selected, and then takes any operator', async () => {
  const { scope, fire } = await openWizard();
  fire(deepLinkOpened, { service: 'TG' });
  expect(scope.getState($selection)).toEqual({ country: null, service: 'tg', operator: null });
  fire(countryChosen, '36');
  expect(scope.getState($selection)).toEqual({ country: '36', service: 'tg', operator: '' });
});

it('deep link: changes nothing during a purchase', async () => {
  const { scope, fire, toasts } = await openWizard({ purchase: () => new Promise(() => undefined) });
  fire(deepLinkOpened, ALL);
  await pass(1_000);
  fire(purchaseClicked, undefined);
  fire(deepLinkOpened, { country: '36', service: 'tg', operator: '' });
  expect(scope.getState($selection)).toEqual(ALL);
  const onHold = { tone: 'info', text: "You can buy again once we've confirmed your last purchase." };
  expect(toasts).toEqual([onHold]);
  fire(deepLinkOpened, { country: '999', service: 'wa' });
  expect(toasts).toEqual([onHold, onHold]);
});

import { expect, it } from 'vitest';
import { $selection } from '../../catalogue/selection';
import { servicesNeeded, countriesNeeded, $countries } from '../../catalogue/lists/catalogue-lists';
import { aService } from '../../testing/fixtures/a-service';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openTab } from '../../testing/fixtures/purchase-page.fixture';
import { deepLinkOpened } from './deep-link';
import { purchaseClicked } from '../confirm-step';
import { wizardScreen } from '../wizard-screen';

useFakeClock();

const lists = {
  countries: () => [
    { code: '187', name: 'USA', rus: '' },
    { code: '36', name: 'Canada', rus: '' },
  ],
  services: () => ['wa', 'tg'].map((code) => aService(code, code)),
};

const readCatalogue = async ({ fire }: ReturnType<typeof openTab>) => {
  fire(servicesNeeded, undefined);
  fire(countriesNeeded, undefined);
  await pass(0);
};
const openWizard = async (options: Parameters<typeof openTab>[0] = {}) => {
  const tab = openTab({ ...lists, ...options });
  await readCatalogue(tab);
  return { ...tab, selection: () => tab.get($selection) };
};

const ALL = { country: '187', service: 'wa', operator: '' };

it.each([
  ['waits for the catalogue', true, '187'],
  ['does not wait beyond the screen', false, null],
])('deep link: %s', async (_, isOpen, country) => {
  const tab = openTab(lists);
  tab.fire(deepLinkOpened, ALL);
  tab.fire(wizardScreen.toggled, isOpen);
  expect(tab.get($selection).country).toBeNull();
  await readCatalogue(tab);
  expect(tab.get($countries)).toHaveLength(2);
  expect(tab.get($selection).country).toBe(country);
});

it('deep link: reports a country that is not found, and keeps the service', async () => {
  const { selection, fire, toasts } = await openWizard();
  fire(deepLinkOpened, { country: '999', service: 'wa' });
  const text = "We couldn't find the country from this link. Choose from the list.";
  expect(toasts).toEqual([{ tone: 'warning', text }]);
  expect(selection()).toEqual({ country: null, service: 'wa', operator: null });
});

it('deep link: changes nothing during a purchase', async () => {
  const { selection, fire, toasts } = await openWizard({ purchase: () => new Promise(() => undefined) });
  fire(deepLinkOpened, ALL);
  await pass(1_000);
  fire(purchaseClicked, undefined);
  fire(deepLinkOpened, { country: '36', service: 'tg', operator: '' });
  expect(selection()).toEqual(ALL);
  fire(deepLinkOpened, { country: '999', service: 'wa' });
  const onHold = { tone: 'info', text: "You can buy again once we've confirmed your last purchase." };
  expect(toasts).toEqual([onHold, onHold]);
});

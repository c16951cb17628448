import { expect, it } from 'vitest';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { wizardOpened } from '../../catalogue/selection';
import { aService } from '../../testing/fixtures/a-service';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openTab } from '../../testing/fixtures/purchase-page.fixture';
import { $recentPurchases } from './recent-purchases';
import { deepLinkOpened } from './deep-link';
import { purchaseClicked } from '../confirm-step';

useFakeClock();

const countries = () => ['187', '36', '19'].map((code) => ({ code, name: `Country ${code}`, rus: '' }));
const services = () => ['wa', 'tg'].map((code) => aService(code, `Service ${code}`));
const offer = { wa: { realPrice: 0.2 }, tg: { realPrice: 0.2 } };
const prices = () => ({ '187': offer, '36': offer, '19': offer });

const openWizard = async (options: Parameters<typeof openTab>[0] = {}) => {
  const tab = openTab({ countries, services, prices, ...options });
  tab.fire(wizardOpened, undefined);
  tab.fire(servicesNeeded, undefined);
  tab.fire(countriesNeeded, undefined);
  await pass(0);
  const buy = async (country: string, service: string) => {
    tab.fire(deepLinkOpened, { country, service, operator: '' });
    await pass(2_000);
    tab.fire(purchaseClicked, undefined);
    await pass(2_000);
  };
  const recent = () => tab.get($recentPurchases).map(({ country, service }) => `${service} in ${country}`);
  return { ...tab, buy, recent };
};

it('recent purchases: are the last three pairs of country and service, newest first', async () => {
  const { buy, recent } = await openWizard();
  await buy('187', 'wa');
  await buy('36', 'wa');
  await buy('187', 'tg');
  await buy('36', 'wa');
  expect(recent()).toEqual(['wa in 36', 'tg in 187', 'wa in 187']);
  await buy('19', 'tg');
  expect(recent()).toEqual(['tg in 19', 'wa in 36', 'tg in 187']);
});

it('recent purchases: are stored in this browser for each user', async () => {
  const stored = new Map<string, unknown>([
    ['recent-purchases-of-8', [{ country: '19', service: 'wa', operator: '' }]],
  ]);
  const { buy } = await openWizard({ stored });
  await buy('36', 'tg');
  expect(stored.get('recent-purchases-of-7')).toEqual([{ country: '36', service: 'tg', operator: '' }]);
  expect((await openWizard({ stored })).recent()).toEqual(['tg in 36']);
});

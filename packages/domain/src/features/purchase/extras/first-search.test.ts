import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { aService, createTestScope, useFakeClock, type FakeCalls } from '../../../testing';
import { catalogueRequested } from '../../catalogue/lists/catalogue-lists';
import { $countryQuery, countryQueryChanged } from '../../catalogue/lists/country-list';
import { $suggestedServices } from '../../catalogue/lists/service-list';
import { selectionPrefilled, wizardOpened } from '../../catalogue/selection';
import { $bestPick } from './first-search';

const NAMES = [
  'Discord',
  'facebook',
  'Google,youtube,Gmail',
  'Instagram+Threads',
  'Telegram',
  'WhatsApp',
  'Wise',
];

const openWizard = async (calls: FakeCalls = {}) => {
  const { scope } = createTestScope({
    calls: {
      services: () => NAMES.map((name) => aService(name.slice(0, 2).toLowerCase(), name)),
      countries: () => [
        { code: '36', name: 'Canada', rus: '' },
        { code: '19', name: 'Nigeria', rus: '' },
      ],
      prices: () => ({
        '36': { wh: { realPrice: 0.2, count: 700 } },
        '19': { wh: { realPrice: 0.1, count: 300 } },
        '187': { wh: { realPrice: 0.1, count: 0 } },
      }),
      ...calls,
    },
  });
  await allSettled(catalogueRequested, { scope });
  await allSettled(wizardOpened, { scope });
  return {
    scope,
    search: (params: string) => allSettled(countryQueryChanged, { scope, params }),
    look: async (service: string) => {
      const params = { country: null, service, operator: null };
      const looked = allSettled(selectionPrefilled, { scope, params });
      const begun = scope.getState($bestPick);
      await vi.advanceTimersByTimeAsync(1_000);
      await looked;
      return begun;
    },
  };
};

useFakeClock();

describe('first search', () => {
  it('first search: a chosen service ends the search and shows its best pick', async () => {
    const { scope, search, look } = await openWizard();
    await search('what');
    expect(scope.getState($bestPick)).toBeNull();
    expect(await look('wh')).toEqual({ kind: 'loading' });
    expect(scope.getState($countryQuery)).toBe('');
    expect(scope.getState($bestPick)).toEqual({
      kind: 'pick',
      code: '19',
      name: 'Nigeria',
      price: '$0.2000',
      availability: 300,
      reason: 'cheapest with 100+ in stock',
    });
    await search('can');
    expect(scope.getState($bestPick)).toBeNull();
  });
});

describe('suggested services', () => {
  const names = ({ scope }: Awaited<ReturnType<typeof openWizard>>) =>
    scope.getState($suggestedServices).map(({ name, isChosen }) => (isChosen ? `[${name}]` : name));

  it('suggested services: are the popular ones of the specification, in its order', async () => {
    const wizard = await openWizard();
    expect(names(wizard)).toEqual(['WhatsApp', 'Telegram', 'Discord', 'Instagram & Threads', 'Facebook']);
    await wizard.look('te');
    expect(names(wizard)).toEqual(['WhatsApp', '[Telegram]', 'Discord', 'Instagram & Threads', 'Facebook']);
  });
});

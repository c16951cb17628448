import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepLinkQuery, parseDeepLink, resolveDeepLink } from './wizard-url';

const countries = [{ code: '19' }, { code: '187' }];
const services = [{ code: 'wa' }, { code: 'tg' }];

it.each([
  ['all three', { country: '19', service: 'wa', operator: 'mtn' }, ['19', 'wa', 'mtn'], []],
  ['a code in capitals', { country: '19', service: 'WA' }, ['19', 'wa', null], []],
  ['a service that waits for its country', { service: 'tg' }, [null, 'tg', null], []],
  ['an operator of no country', { service: 'tg', operator: '' }, [null, 'tg', null], []],
  ['an operator of no service', { country: '19', operator: 'mtn' }, ['19', null, null], []],
  ['an unknown country', { country: '999', service: 'wa', operator: '' }, [null, 'wa', null], ['country']],
  ['an unknown service', { country: '19', service: '<b>', operator: '' }, ['19', null, null], ['service']],
] as const)('resolveDeepLink: reads %s', (_what, choices, [country, service, operator], unknown) => {
  expect(resolveDeepLink(choices, countries, services)).toEqual({
    selection: { country, service, operator },
    unknown,
  });
});

it('deep link: there is none without a selection', () => {
  expect(parseDeepLink('?a=1&status=failed')).toBeNull();
  expect(deepLinkQuery({ country: null, service: null, operator: null })).toBe('');
});

it('deep link: survives a round trip, whatever other parameters there are', () => {
  const choice = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(choice, choice, choice, fc.string(), (country, service, operator, other) => {
      fc.pre([country, service, operator].some((given) => given !== undefined));
      const beside = new URLSearchParams({ other }).toString();
      expect(parseDeepLink(`?${beside}&${deepLinkQuery({ country, service, operator })}`)).toEqual({
        choices: { country, service, operator },
        rest: beside,
      });
    }),
  );
});

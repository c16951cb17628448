import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeepLink, deepLinkQuery } from './wizard-url';

describe('deep link', () => {
  it('deep link: contains empty choices and omits open ones', () => {
    expect(deepLinkQuery({ country: '19', service: 'wa', operator: '' })).toBe(
      'country=19&service=wa&operator=',
    );
    expect(deepLinkQuery({ service: 'wa' })).toBe('service=wa');
    expect(deepLinkQuery({ country: '19', service: null, operator: null })).toBe('country=19');
    expect(deepLinkQuery({})).toBe('');
  });

  it('deep link: is null without a selection', () => {
    expect(parseDeepLink('?a=1&status=failed')).toBeNull();
    expect(parseDeepLink('')).toBeNull();
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
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeepLink, deepLinkQuery } from './wizard-url';

describe('choices in an address', () => {
  it('are written with what is empty and without what is open', () => {
    expect(deepLinkQuery({ country: '19', service: 'wa', operator: '' })).toBe(
      'country=19&service=wa&operator=',
    );
    expect(deepLinkQuery({ service: 'wa' })).toBe('service=wa');
    expect(deepLinkQuery({ country: '19', service: null, operator: null })).toBe('country=19');
    expect(deepLinkQuery({})).toBe('');
  });

  it('are none in an address that makes none', () => {
    expect(parseDeepLink('?a=1&status=failed')).toBeNull();
    expect(parseDeepLink('')).toBeNull();
  });

  it('are read as they were written, whatever stands beside them', () => {
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

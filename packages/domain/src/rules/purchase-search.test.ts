import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPurchaseSearch, type Searched } from './purchase-search';

const entry = (code: string, name: string, isPopular = false): Searched => ({ code, name, isPopular });

const services = [
  entry('wa', 'WhatsApp', true),
  entry('tg', 'Telegram', true),
  entry('wb', 'WeChat'),
  entry('go', 'Google,YouTube,Gmail'),
];
const countries = [
  entry('43', 'Germany'),
  entry('19', 'Nigeria', true),
  entry('187', 'USA', true),
  entry('16', 'United Kingdom', true),
  entry('5', 'Myanmar'),
];

const findPurchases = createPurchaseSearch(services, countries);
const search = (text: string) =>
  findPurchases(text).map(({ service, country }) => `${service?.code ?? '-'} ${country?.code ?? '-'}`);

describe('what a text means', () => {
  it.each([
    ['wa ng', 'wa 19'],
    ['ng wa', 'wa 19'],
    ['whatsapp nigeria', 'wa 19'],
    ['WhatsApp', 'wa -'],
    ['telegram united kingdom', 'tg 16'],
    ['gb tele', 'tg 16'],
    ['youtube de', 'go 43'],
    ['187', '- 187'],
  ])('%s', (text, first) => {
    expect(search(text)[0]).toBe(first);
  });

  it('is nothing while nothing is typed, and nothing that is not listed', () => {
    expect(search('   ')).toEqual([]);
    expect(search('wa atlantis')).toEqual([]);
  });

  it('is offered once, however often a word is repeated', () => {
    const found = search('wa wa usa usa');
    expect(new Set(found).size).toBe(found.length);
    expect(search('us us').filter((idea) => idea === '- 187').length).toBeLessThanOrEqual(1);
  });

  it('prefers what most people buy', () => {
    expect(search('w').slice(0, 2)).toEqual(['wa -', 'wb -']);
  });
});

it('finds every service with every country by their codes, in either order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...services), fc.constantFrom(...countries), (service, country) => {
      const wanted = `${service.code} ${country.code}`;
      expect(search(wanted)[0]).toBe(wanted);
      expect(search(`${country.code} ${service.code}`)[0]).toBe(wanted);
    }),
  );
});

it('reads any text without failing, and offers few readings', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(search(text).length).toBeLessThanOrEqual(6);
    }),
  );
});

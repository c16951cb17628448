import type { Country, Service } from '@sms/domain/contracts';
import { createCatalogueSearch } from '@sms/domain/rules';
import { aNumber } from '@sms/domain/testing';
import { describe, expect, it } from 'vitest';
import { searchGroups } from './search-groups';

const services: readonly Service[] = [
  {
    code: 'wa',
    name: 'WhatsApp',
    category: 'Social',
    popular: true,
    isFavorite: false,
    price: null,
    available: 5,
  },
];
const countries: readonly Country[] = [{ code: '19', name: 'Nigeria', rus: '' }];
const numbers = [aNumber()];
const searchable = {
  findPurchases: createCatalogueSearch(services, countries),
  numbers,
  serviceNames: new Map([['wa', 'WhatsApp']]),
};

const titles = (text: string) => searchGroups(text, searchable).map(({ title }) => title);
const first = (text: string) => searchGroups(text, searchable)[0]?.entries[0];

describe('command palette search', () => {
  it('the search offers numbers, pages, theme and account while nothing is typed', () => {
    expect(titles(' ')).toEqual(['Your numbers', 'Pages', 'Theme', 'Help and account']);
  });

  it("the search takes 'wa ng' to the last step of the wizard", () => {
    expect(first('wa ng')).toMatchObject({
      label: 'WhatsApp · Nigeria',
      action: { kind: 'open', path: '/buy-number?country=19&service=wa&operator=' },
    });
  });

  it('the search takes a service alone to the wizard, where the country is still to be chosen', () => {
    const [purchase] = searchGroups('whats', { ...searchable, numbers: [] })[0]?.entries ?? [];
    expect(purchase?.action).toEqual({ kind: 'open', path: '/buy-number?service=wa' });
  });

  it.each([
    ['sett', { kind: 'open', path: '/settings' }],
    ['dark', { kind: 'theme', theme: 'dark' }],
    ['sign', { kind: 'sign-out' }],
  ])('the search finds %s', (text, action) => {
    expect(first(text)?.action).toEqual(action);
  });

  it('the search finds a number by any of its digits', () => {
    expect(first('555 01')?.label).toBe('WhatsApp · +12025550123');
  });

  it('the search copies the code of a number, found by the digits of the code', () => {
    const received = [aNumber({ id: '7', status: 'received', smsCode: '118-402' })];
    expect(searchGroups('1184', { ...searchable, numbers: received })[0]?.entries[0]).toMatchObject({
      detail: 'Copy code 118-402',
      action: { kind: 'copy', id: '7', what: 'code' },
    });
  });

  it('the search copies a number that waits for its code', () => {
    expect(first('whats')).toMatchObject({ detail: 'Copy number', action: { kind: 'copy', what: 'phone' } });
  });

  it('the search leaves out expired numbers', () => {
    const ended = numbers.map((number) => ({ ...number, status: 'cancelled' }));
    expect(searchGroups('', { ...searchable, numbers: ended }).map(({ title }) => title)).not.toContain(
      'Your numbers',
    );
  });

  it('the search finds nothing for unknown words', () => {
    expect(titles('atlantis')).toEqual([]);
  });
});

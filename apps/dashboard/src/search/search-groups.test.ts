import { createCatalogueSearch } from '@sms/domain/search/purchase-search';
import { aNumber, NOON } from '@sms/domain/testing/fixtures/a-number';
import { aService } from '@sms/domain/testing/fixtures/a-service';
import { expect, it } from 'vitest';
import type { NumberCard } from '../app/hooks/use-number-card';
import { searchGroups } from './search-groups';

const numbers = [aNumber()];
const searchable = {
  findPurchases: createCatalogueSearch(
    [aService('wa', 'WhatsApp')],
    [{ code: '19', name: 'Nigeria', rus: '' }],
  ),
  numbers,
  cards: new Map(),
  serviceNames: new Map([['wa', 'WhatsApp']]),
};
const first = (text: string) => searchGroups(text, searchable)[0]?.entries[0];

it.each([
  [
    'wa ng',
    {
      label: 'WhatsApp · Nigeria',
      action: { kind: 'open', path: '/buy-number?country=19&service=wa&operator=' },
    },
  ],
  ['sett', { action: { kind: 'open', path: '/settings' } }],
  ['add funds', { action: { kind: 'open', path: '/transactions' } }],
  ['Top up', { action: { kind: 'open', path: '/transactions' } }],
  ['deposit', { action: { kind: 'open', path: '/transactions' } }],
  ['statement', { action: { kind: 'open', path: '/transactions' } }],
  ['export', { action: { kind: 'open', path: '/history' } }],
  ['sign out', { action: { kind: 'sign-out' } }],
  ['log out', { action: { kind: 'sign-out' } }],
  ['theme', { action: { kind: 'theme' } }],
  ['dark', { action: { kind: 'theme', theme: 'dark' } }],
  ['sign', { action: { kind: 'sign-out' } }],
  ['whats', { detail: 'Copy number', action: { kind: 'copy', what: 'phone' } }],
  ['555 01', { number: { phoneGroups: ['+1', '202', '555', '0123'], status: 'waiting' } }],
])('the search finds %s', (text, entry) => {
  expect(first(text)).toMatchObject(entry);
});

it('the search copies the code of a number, found by the digits of the code', () => {
  const received = [aNumber({ id: '7', status: 'received', smsCode: '118-402' })];
  expect(searchGroups('1184', { ...searchable, numbers: received })[0]?.entries[0]).toMatchObject({
    detail: 'Copy code 118-402',
    action: { kind: 'copy', id: '7', what: 'code' },
  });
});

const waiting = aNumber({ id: '8', phoneNumber: '12025550188', receivedAt: null });
const [older, newer] = [NOON - 2_000, NOON - 1_000].map((receivedAt, index) =>
  aNumber({ id: String(index), status: 'received', smsCode: `11111${index}`, receivedAt }),
);
const live = {
  ...searchable,
  numbers: [waiting, older, newer].filter((number) => number !== undefined),
  cards: new Map<string, Pick<NumberCard, 'cancel' | 'complete'>>([
    ['8', { cancel: { kind: 'available' }, complete: 'none' }],
    ['0', { cancel: { kind: 'none' }, complete: 'available' }],
    ['1', { cancel: { kind: 'none' }, complete: 'pending' }],
  ]),
};
const inCanada = createCatalogueSearch([], [{ code: '36', name: 'Canada', rus: '' }]);
const detailsOf = (text: string) =>
  searchGroups(text, live)
    .filter(({ title }) => title === 'Your numbers')
    .flatMap(({ entries }) => entries.map(({ detail }) => detail));

it('the search begins with the newest code, and offers one action a number', () => {
  expect(detailsOf('')).toEqual(['Copy code 111111', 'Copy code 111110', 'Copy number']);
  expect(detailsOf('whatsapp')).toEqual(detailsOf(''));
});

it('the search offers every action of a number that is alone, and no other', () => {
  expect(detailsOf('0188')).toEqual(['Copy number', 'Cancel & Refund']);
  expect(detailsOf('111110')).toEqual(['Copy code 111110', 'Copy number', 'Mark Complete']);
});

it('the search finds an action by its name, alone or with its number', () => {
  const [cancel] = searchGroups('cancel', live)[0]?.entries ?? [];
  expect(cancel?.action).toEqual({ kind: 'cancel', id: '8' });
  expect(searchGroups('whats complete', live)[0]?.entries.map(({ action }) => action)).toEqual([
    { kind: 'complete', id: '0' },
  ]);
  expect(detailsOf('telegram cancel')).toEqual([]);
});

it('the search keeps the places of entries while the query is the same: one that ended does nothing', () => {
  const cancelable = { cancel: { kind: 'available' }, complete: 'none' } as const;
  const found = searchGroups('ca', {
    ...live,
    numbers: [aNumber({ id: '8' }), aNumber({ id: '5' })],
    cards: new Map([
      ['8', cancelable],
      ['5', cancelable],
    ]),
  });
  const later = searchGroups(
    'ca',
    { ...live, numbers: [aNumber({ id: '9' }), aNumber({ id: '5' })], cards: new Map([['9', cancelable]]) },
    found,
  );
  expect(later[0]?.entries).toMatchObject([
    { id: 'cancel 8', detail: 'No longer available', action: null },
    { id: 'cancel 5', detail: 'No longer available', action: null },
    { id: 'cancel 9', detail: 'Cancel & Refund', action: { kind: 'cancel', id: '9' } },
  ]);
});

it('the search puts a group that comes later below those of the same query', () => {
  const found = searchGroups('ca', { ...live, numbers: [], findPurchases: inCanada });
  expect(searchGroups('ca', { ...live, findPurchases: inCanada }, found).map(({ title }) => title)).toEqual([
    'Buy',
    'Your numbers',
  ]);
});

it('the search keeps the action of an entry that a new search would not list', () => {
  const found = searchGroups('', { ...searchable, numbers: [waiting] });
  const received = { ...waiting, status: 'received', smsCode: '420337' };
  expect(searchGroups('', { ...searchable, numbers: [received] }, found)[0]?.entries).toMatchObject([
    { detail: 'Copy number', action: { kind: 'copy', id: '8', what: 'phone' } },
    { detail: 'Copy code 420337', action: { kind: 'copy', id: '8', what: 'code' } },
  ]);
});

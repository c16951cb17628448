// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearStorage, removeDeadKeys } from './clear-storage';

const keys = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort();

it('clear storage: removes what earlier builds stored under names that are gone', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('sms-dashboard:a-removed-feature-of-7', '[]');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:another-one', '1');
  removeDeadKeys();
  expect(keys()).toEqual(['of-another-product', 'sms-dashboard:theme']);
});

it('clear storage: removes all entries of the product and no others, and resets the theme', () => {
  localStorage.setItem('sms-dashboard:theme', 'dark');
  localStorage.setItem('of-another-product', 'x');
  sessionStorage.setItem('sms-dashboard:unsettled-deposit', '{}');
  document.documentElement.dataset['theme'] = 'dark';
  clearStorage();
  expect(keys()).toEqual(['of-another-product']);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

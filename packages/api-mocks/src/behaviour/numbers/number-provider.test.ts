import { expect, it } from 'vitest';
import { createWorld } from '../../world/create-world';
import { provideNumber } from './number-provider';

const NUMBERS = 2_000;

it('the number provider follows its delivery profile over many numbers', () => {
  const world = createWorld('empty-account');
  const numbers = Array.from({ length: NUMBERS }, (_, id) => provideNumber(world, id + 1, '187', 'wa'));
  const share = (test: (number: (typeof numbers)[number]) => boolean) =>
    numbers.filter(test).length / NUMBERS;
  const soon = ({ deliveries: [first] }: (typeof numbers)[number]) =>
    first !== undefined && first.afterMs >= 10_000 && first.afterMs <= 90_000;
  expect(share(({ deliveries }) => deliveries.length > 0)).toBeCloseTo(0.7, 1);
  expect(share(soon)).toBeCloseTo(0.63, 1);
  expect(share(({ deliveries }) => deliveries.length === 2)).toBeCloseTo(0.14, 1);
  expect(share(({ smsOnCancel }) => smsOnCancel !== null)).toBeGreaterThan(0.02);
  expect(share(({ smsOnCancel, deliveries }) => smsOnCancel !== null && deliveries.length > 0)).toBe(0);
});

it('the number provider returns numbers of the requested country', () => {
  const world = createWorld('empty-account');
  expect(provideNumber(world, 1, '19', 'wa').phoneNumber).toMatch(/^234\d{8}$/);
  expect(provideNumber(world, 1, '16', 'wa').phoneNumber).toMatch(/^44\d{9}$/);
});

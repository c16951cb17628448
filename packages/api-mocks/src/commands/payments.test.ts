import { expect, it } from 'vitest';
import { createDeposit } from '../behaviour/payments/deposits';
import { balanceOf } from '../behaviour/payments/ledger';
import { isRejection } from '../behaviour/rejection';
import { listenTo } from '../testing/client';
import { createWorld } from '../world/create-world';
import { addFunds, failPayment, openPayments, settlePayment } from './payments';

const withPayment = () => {
  const world = createWorld('empty-account');
  const deposit = createDeposit(world, 1, 5_000, 'card');
  if (isRejection(deposit)) throw new Error('The payment provider refused.');
  return { world, types: listenTo(world).types, deposit };
};

it('the command settles an open payment: it is credited and published', () => {
  const { world, types, deposit } = withPayment();
  expect(openPayments(world)).toEqual([deposit]);
  settlePayment(world, deposit.id);
  expect(deposit.status).toBe('PAID_SETTLED');
  expect(balanceOf(world, 1)).toBe(deposit.credit);
  expect(types()).toEqual(['payment_successful', 'balance_updated', 'settlement_completed']);
  expect(openPayments(world)).toEqual([]);
});

it('the command fails an open payment: no money moves', () => {
  const { world, types, deposit } = withPayment();
  failPayment(world, deposit.id);
  expect(deposit.status).toBe('FAILED');
  expect(balanceOf(world, 1)).toBe(0);
  expect(types()).toEqual(['payment_failed']);
});

it('payment command: does not change a settled or unknown payment', () => {
  const { world, deposit } = withPayment();
  settlePayment(world, deposit.id);
  settlePayment(world, deposit.id);
  failPayment(world, deposit.id);
  settlePayment(world, 99);
  expect(deposit.status).toBe('PAID_SETTLED');
  expect(balanceOf(world, 1)).toBe(deposit.credit);
});

it('the command adds funds as a settled deposit', () => {
  const { world, types } = withPayment();
  addFunds(world, 15_200);
  expect(world.db.deposits.all().at(-1)).toMatchObject({ status: 'PAID_SETTLED', amount: 1_520_000 });
  expect(balanceOf(world, 1)).toBeGreaterThan(9_500_000);
  expect(types()).toEqual(['payment_successful', 'balance_updated']);
});

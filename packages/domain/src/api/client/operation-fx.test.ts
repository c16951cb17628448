import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { balance } from '../../contracts/payments';
import { aBalance, createFakeApiClient } from '../../testing';
import { $apiClient, createOperationFx } from './operation-fx';

const balanceFx = createOperationFx(balance);

it('operation effect: uses the client of its scope', async () => {
  const client = createFakeApiClient({ balance: () => aBalance(10) });
  const scope = fork({ values: [[$apiClient, client]] });
  expect(await allSettled(balanceFx, { scope, params: {} })).toEqual({ status: 'done', value: aBalance(10) });
  expect(client.made).toEqual([{ name: 'balance', request: {} }]);
});

it('operation effect: fails with a set-up error in a scope without a client', async () => {
  const outcome = await allSettled(balanceFx, { scope: fork(), params: {} });
  expect(outcome).toEqual({
    status: 'fail',
    value: new Error('No api client: give the scope a value for $apiClient.'),
  });
});

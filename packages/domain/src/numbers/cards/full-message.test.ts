import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { aServer } from '../../testing/fakes/fake-server';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { $fullMessages, messageOpened } from './full-message';

it('full message: is loaded when it is opened, and again after a failure', async () => {
  const numbers = [aNumber({ id: '1', status: 'received', smsCode: '1234', smsText: null })];
  let isDown = true;
  const { scope } = createTestScope({
    server: aServer({ numbers }),
    calls: {
      fullSms: () => (isDown ? Promise.reject(new Error()) : { text: 'Your code is 1234.', code: '1234' }),
    },
  });
  await allSettled(activeNumbersRequested, { scope });
  const open = async () => {
    await allSettled(messageOpened, { scope, params: '1' });
    return scope.getState($fullMessages).get('1');
  };
  expect(await open()).toEqual({ kind: 'failed' });
  isDown = false;
  expect(await open()).toEqual({ kind: 'ready', text: 'Your code is 1234.' });
});

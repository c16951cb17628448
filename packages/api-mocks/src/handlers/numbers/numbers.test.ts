import { expect, it } from 'vitest';
import { deliverSms } from '../../behaviour/numbers/number-lifecycle';
import { createSignedInClient, customerWith } from '../../testing/client';
import type { NumberSeed } from '../../world/scenario';

const withNumbers = async (numbers: readonly NumberSeed[]) => {
  const client = await createSignedInClient(customerWith({ numbers }));
  const page = (query: { page?: number; limit?: number }) => client.read('activeNumbers', { query });
  return { ...client, page };
};

const waiting = { service: 'wa', country: '187', status: 'waiting' } as const;

it('active numbers: withholds the text of an SMS until the full message is requested', async () => {
  const { call, world, page } = await withNumbers([{ ...waiting, boughtAgoMs: 0 }]);
  const number = world.db.numbers[0];
  const sms = { code: '42', text: 'Your code is 42.', textFollows: true };
  if (number !== undefined) deliverSms(world, number, sms);
  expect((await page({})).data).toMatchObject([{ sms_code: '42', sms_text: null }]);
  expect((await call('fullSms', { params: { id: '1' } })).body).toMatchObject({
    data: { fullText: 'Your code is 42.' },
  });
  expect((await page({})).data).toMatchObject([{ sms_code: '42', sms_text: 'Your code is 42.' }]);
});

import { expect, it } from 'vitest';
import { deliverSms } from '../../behaviour/numbers/number-lifecycle';
import { createSignedInClient } from '../../testing/client';

it('active numbers: withholds the text of an SMS until the full message is requested', async () => {
  const { call, read, world } = await createSignedInClient('waiting-early');
  const [number] = world.db.numbers;
  const sms = { code: '42', text: 'Your code is 42.', textFollows: true };
  if (number !== undefined) deliverSms(world, number, sms);
  const listed = async () => (await read('activeNumbers', { query: {} })).data;
  expect(await listed()).toMatchObject([{ sms_code: '42', sms_text: null }]);
  expect((await call('fullSms', { params: { id: '1' } })).body).toMatchObject({
    data: { fullText: 'Your code is 42.' },
  });
  expect(await listed()).toMatchObject([{ sms_code: '42', sms_text: 'Your code is 42.' }]);
});

import { expect, it } from 'vitest';
import { createClient, createSignedInClient } from '../../testing/client';

const cancel = { params: { id: '1' } };

it('csrf: an unsafe call without the token is refused before authentication', async () => {
  const { call, tokens } = createClient('waiting-cancellable');
  expect(await call('cancelNumber', cancel)).toMatchObject({ status: 403, body: { code: 'CSRF_ERROR' } });
  tokens.csrf = 'csrf-invented';
  expect(await call('cancelNumber', cancel)).toMatchObject({ status: 403, body: { code: 'CSRF_ERROR' } });
});

it('csrf: one call is refused after the secret was lost; the new token is accepted', async () => {
  const { call, resume } = await createSignedInClient('csrf-rotated');
  const order = { body: { service: 'wa', country: '187' } };
  expect((await call('purchaseNumber', order)).body).toMatchObject({ code: 'CSRF_ERROR' });
  expect((await call('purchaseNumber', order)).body).toMatchObject({ code: 'CSRF_ERROR' });
  await resume();
  expect((await call('purchaseNumber', order)).status).toBe(200);
});

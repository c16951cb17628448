import { expect, it } from 'vitest';
import { createClient, createSignedInClient } from '../../testing/client';

const cancel = { params: { id: '1' } };

it('csrf: an unsafe call without the token is refused before authentication', async () => {
  const { call, tokens } = createClient('waiting-cancellable');
  expect(await call('cancelNumber', cancel)).toMatchObject({ status: 403, body: { code: 'CSRF_ERROR' } });
  tokens.csrf = 'csrf-invented';
  expect(await call('cancelNumber', cancel)).toMatchObject({ status: 403, body: { code: 'CSRF_ERROR' } });
});

it('csrf: an invented token is refused even with the right secret', async () => {
  const { call, tokens } = await createSignedInClient('waiting-cancellable');
  tokens.csrf = 'csrf-invented';
  expect((await call('cancelNumber', cancel)).body).toMatchObject({ code: 'CSRF_ERROR' });
});

it('csrf: reads and session calls need no token', async () => {
  const { call, resume, tokens } = createClient('waiting-cancellable');
  expect((await call('refresh', {})).status).toBe(200);
  await resume();
  tokens.csrf = '';
  expect((await call('activeNumbers', { query: {} })).status).toBe(200);
  expect((await call('logout', {})).status).toBe(200);
});

it('csrf: one client gets the same token each time', async () => {
  const { call } = createClient('first-visit');
  const first = await call('csrfToken', {});
  expect((await call('csrfToken', {})).body).toEqual(first.body);
});

it('csrf: one call is refused after the secret was lost; the new token is accepted', async () => {
  const { call, resume } = await createSignedInClient('csrf-rotated');
  const order = { body: { service: 'wa', country: '187' } };
  expect((await call('purchaseNumber', order)).body).toMatchObject({ code: 'CSRF_ERROR' });
  expect((await call('purchaseNumber', order)).body).toMatchObject({ code: 'CSRF_ERROR' });
  await resume();
  expect((await call('purchaseNumber', order)).status).toBe(200);
});

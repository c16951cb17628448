import { expect, it } from 'vitest';
import { specCompliant } from '../../scenarios/index';
import { createClient } from '../../testing/client';
import { NEWCOMER } from '../../world/seeds/accounts';

const form = { ...NEWCOMER, lastname: 'Ade Bayo', email: 'Ngozi.A@Gmail.com' };

it('registration: the real server signs in by the normalised mail address only', async () => {
  const { call } = createClient('first-visit');
  await call('register', { body: form });
  const signIn = async (username: string) =>
    (await call('login', { body: { username, password: form.password } })).status;
  expect([await signIn(form.email), await signIn('ngozia@gmail.com')]).toEqual([401, 200]);
});

it('registration: refuses letters with accents unless the server is spec-compliant', async () => {
  const accented = { body: { ...form, firstname: 'Zoë' } };
  expect((await createClient(specCompliant('first-visit')).call('register', accented)).status).toBe(201);
  const msg = 'First name must be 2-50 characters and contain only letters';
  expect(await createClient('first-visit').call('register', accented)).toMatchObject({
    status: 400,
    body: { details: [{ path: 'firstname', msg, value: 'Zoë' }] },
  });
});

it('registration: a rejection of the real server has no code and no password, and msg and path in its details', async () => {
  const { call } = createClient('first-visit');
  const { body } = await call('register', { body: { ...form, username: 'ab', password: 'canary' } });
  expect(JSON.stringify(body)).not.toContain('canary');
  expect(body).not.toHaveProperty('code');
  expect(body).toMatchObject({
    error: 'Validation failed',
    details: [
      { type: 'field', path: 'username', value: 'ab', location: 'body' },
      { type: 'field', path: 'password', location: 'body' },
    ],
  });
});

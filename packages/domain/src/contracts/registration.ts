import * as v from 'valibot';
import { readSession } from './auth';
import { defineOperation } from './operation';

/** POST /auth/register: opens an account and signs it in (spec §5, §7). */
export const register = defineOperation({
  method: 'POST',
  path: '/auth/register',
  callClass: 'money',
  anonymous: true,
  body: v.object({
    firstname: v.string(),
    lastname: v.string(),
    username: v.string(),
    email: v.string(),
    /** With its plus sign, for example '+234'. */
    phoneCode: v.string(),
    /** The digits typed, without the code. */
    phone: v.string(),
    password: v.string(),
    confirmPassword: v.string(),
  }),
  reader: readSession,
});

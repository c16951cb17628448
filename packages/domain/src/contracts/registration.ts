import * as v from 'valibot';
import { readSession, wireSession } from './auth';
import { defineOperation, type Documentation } from './operation';

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

/** Answers and errors of the registration (spec §7). */
export const responses = () =>
  ({
    register: {
      response: wireSession(),
      errors: {
        DUPLICATE_FIELD: { status: 409, text: 'An account with this username already exists' },
        RATE_LIMIT_EXCEEDED: {
          status: 429,
          text: 'Too many authentication attempts, please try again later',
        },
        SERVER_ERROR: { status: 500, text: 'Registration failed due to server error' },
      },
    },
  }) as const satisfies Record<string, Documentation>;

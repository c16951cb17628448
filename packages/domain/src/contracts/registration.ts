import * as v from 'valibot';
import { readSession, wireSession } from './auth-calls';
import { defineOperation, type Documentation } from './operation';
import * as wire from './shared/wire';

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
      summary: 'Opens an account and signs its user in.',
      request: {
        firstname: wire.text('First name: letters and spaces (spec §5).'),
        lastname: wire.text('Last name: letters and spaces (spec §5).'),
        username: wire.text('3 to 30 letters, digits, dots, underscores and hyphens (spec §5).'),
        email: wire.text('E-mail address, unused by any other account (spec §5).'),
        phoneCode: wire.text('Country calling code with its plus sign, for example `+234` (spec §3).'),
        phone: wire.text('7 to 15 digits, without the calling code (spec §5).'),
        password: wire.text('At least 6 characters with a letter and a digit (spec §5).'),
        confirmPassword: wire.text('The same as `password` (spec §5).'),
      },
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

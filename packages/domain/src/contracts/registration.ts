import { session } from './auth-calls';
import { defineOperation, failure } from './operation';
import { unwrapped } from './shared/envelope';
import * as field from './shared/field';

export const register = defineOperation('POST', '/auth/register', 'money', {
  anonymous: true,
  reader: unwrapped(session.strict),
  summary: 'Opens an account and signs its user in.',
  body: {
    firstname: field.text('First name: letters and spaces (spec §5).'),
    lastname: field.text('Last name: letters and spaces (spec §5).'),
    username: field.text('3 to 30 letters, digits, dots, underscores and hyphens (spec §5).'),
    email: field.text('E-mail address, unused by any other account (spec §5).'),
    phoneCode: field.text('Country calling code with its plus sign, for example `+234` (spec §3).'),
    phone: field.text('7 to 15 digits, without the calling code (spec §5).'),
    password: field.text('At least 6 characters with a letter and a digit (spec §5).'),
    confirmPassword: field.text('The same as `password` (spec §5).'),
  },
  response: session,
  errors: {
    DUPLICATE_FIELD: failure(409, 'An account with this username already exists'),
    RATE_LIMIT_EXCEEDED: failure(429, 'Too many authentication attempts, please try again later'),
    SERVER_ERROR: failure(500, 'Registration failed due to server error'),
  },
});

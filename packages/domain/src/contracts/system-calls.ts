import * as v from 'valibot';
import { CSRF_TIMEOUT_MS, HEALTH_TIMEOUT_MS } from '../limits/spec';
import { anyAnswer } from './shared/acknowledged';
import { defineOperation } from './operation';
import { unwrapped } from './shared/envelope';
import * as field from './shared/field';

/** Only status 200 is a success, whatever the body (spec §7). */
export const health = defineOperation('GET', '/health', 'read', {
  timeoutMs: HEALTH_TIMEOUT_MS,
  successStatus: 200,
  anonymous: true,
  reader: anyAnswer,
  summary: 'Tells whether the server is ready.',
  response: field.object({
    status: field.constant('OK', 'The server is ready.'),
    timestamp: field.moment('Present moment of the server.'),
    version: field.text('Version of the server.'),
  }),
  errors: {},
});

/** The anti-forgery token that every unsafe call carries (spec §6, §7). */
export const csrfToken = defineOperation('GET', '/csrf-token', 'read', {
  timeoutMs: CSRF_TIMEOUT_MS,
  anonymous: true,
  reader: v.pipe(
    unwrapped(v.object({ csrfToken: v.pipe(v.string(), v.minLength(1)) })),
    v.transform((answer) => answer.csrfToken),
  ),
  summary: 'Issues an anti-forgery token with its cookie.',
  response: field.success({
    csrfToken: field.text('Travels as `X-CSRF-Token` on every unsafe call (spec §6).'),
    secure: field.flag('Whether the cookie is sent over https only.'),
    sameSite: field.choice('SameSite', 'The `SameSite` attribute of the cookie.', ['lax', 'none']),
  }),
  errors: {},
});

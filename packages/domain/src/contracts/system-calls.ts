import * as v from 'valibot';
import { CSRF_TIMEOUT_MS, HEALTH_TIMEOUT_MS } from '../limits/spec';
import { defineOperation, type Documentation } from './operation';
import { unwrapped } from './shared/envelope';
import * as wire from './shared/wire';

/** GET /health: only status 200 is a success, whatever the body (spec §7). */
export const health = defineOperation({
  method: 'GET',
  path: '/health',
  callClass: 'read',
  timeoutMs: HEALTH_TIMEOUT_MS,
  successStatus: 200,
  anonymous: true,
  reader: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
});

/** GET /csrf-token: the anti-forgery token that every unsafe call carries (spec §6, §7). */
export const csrfToken = defineOperation({
  method: 'GET',
  path: '/csrf-token',
  callClass: 'read',
  timeoutMs: CSRF_TIMEOUT_MS,
  anonymous: true,
  reader: v.pipe(
    unwrapped(v.object({ csrfToken: v.pipe(v.string(), v.minLength(1)) })),
    v.transform((answer) => answer.csrfToken),
  ),
});

/** Answers and errors of the calls around the session (spec §7). */
export const responses = () =>
  ({
    health: {
      summary: 'Tells whether the server is ready.',
      response: v.object({
        status: wire.constant('OK', 'The server is ready.'),
        timestamp: wire.moment('Present moment of the server.'),
        version: wire.text('Version of the server.'),
      }),
      errors: {},
    },
    csrfToken: {
      summary: 'Issues an anti-forgery token with its cookie.',
      response: wire.success({
        csrfToken: wire.text('Travels as `X-CSRF-Token` on every unsafe call (spec §6).'),
        secure: wire.flag('Whether the cookie is sent over https only.'),
        sameSite: wire.choice('SameSite', 'The `SameSite` attribute of the cookie.', ['lax', 'none']),
      }),
      errors: {},
    },
  }) as const satisfies Record<string, Documentation>;

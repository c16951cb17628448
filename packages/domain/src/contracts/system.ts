import * as v from 'valibot';
import { CSRF_TIMEOUT_MS, HEALTH_TIMEOUT_MS } from '../limits';
import { defineOperation, type Documentation } from './operation';
import { unwrapped } from './shared/envelope';
import { isoText } from './shared/wire';

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
      response: v.object({ status: v.literal('OK'), timestamp: isoText, version: v.string() }),
      errors: {},
    },
    csrfToken: {
      response: v.object({
        success: v.literal(true),
        csrfToken: v.string(),
        secure: v.boolean(),
        sameSite: v.picklist(['lax', 'none']),
      }),
      errors: {},
    },
  }) as const satisfies Record<string, Documentation>;

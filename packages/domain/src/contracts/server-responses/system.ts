import * as v from 'valibot';
import type { Documentation } from '../operation';
import { isoText } from '../shared/wire';

/** Answers and errors of the calls around the session (spec §7). */
export const systemResponses = {
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
} as const satisfies Record<string, Documentation>;

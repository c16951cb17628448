import * as v from 'valibot';
import { advanceBy } from '../../../commands/time';
import { faultResponse } from '../../../transport/envelopes';
import type { World } from '../../../world/world';

const PATH = '/simulator/advance';

const MINUTE_MS = 60_000;
const MAX_ADVANCE_MINUTES = 7 * 24 * 60;

const advanceBody = v.object({ minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_ADVANCE_MINUTES)) });

/**
 * `POST /simulator/advance` with `{ "minutes": 4 }`: advances the time, for use from a terminal. Null for any other
 * request.
 */
export const respondSimulator = async (world: World, request: Request): Promise<Response | null> => {
  if (request.method !== 'POST' || new URL(request.url).pathname !== PATH) return null;
  const body: unknown = await request.json().catch(() => null);
  if (!v.is(advanceBody, body)) {
    return faultResponse({
      status: 400,
      code: 'VALIDATION_ERROR',
      text: `minutes must be a number from 0 to ${MAX_ADVANCE_MINUTES}`,
    });
  }
  advanceBy(world, body.minutes * MINUTE_MS);
  return Response.json({ success: true, now: world.clock.iso() });
};

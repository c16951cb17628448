import type { Operation } from '@sms/domain/contracts';
import type { CallLimits } from '../world/manners';
import type { World } from '../world/world';
import { refuse } from './refusal';

/** Length of the window in which calls are counted, in ms. */
export const CALL_WINDOW_MS = 60_000;

const REACHES_A_PROVIDER = /^\/(numbers\/|payments\/(create-deposit|verify\/))/;
const SHARED_LIMIT = /^\/(payments|services)(\/|$)/;

const areaOf = ({ path }: Operation): keyof CallLimits | null => {
  if (REACHES_A_PROVIDER.test(path)) return 'sms';
  return SHARED_LIMIT.test(path) ? 'api' : null;
};

/** Counts a call and refuses it when its area has had enough in this minute. */
export const checkCallLimit = (world: World, operation: Operation) => {
  const { callLimits } = world.flags;
  const area = areaOf(operation);
  if (callLimits === null || area === null) return null;
  world.recentCalls.count(area);
  if (world.recentCalls.countOf(area) <= callLimits[area]) return null;
  return refuse(area === 'sms' ? 'SMS_RATE_LIMIT' : 'API_RATE_LIMIT', {
    retryAfterSeconds: world.recentCalls.secondsLeft(),
  });
};

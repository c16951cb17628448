import { limiterOf, operations } from '@sms/domain/contracts';
import type { World } from '../../world/world';
import { findRoute, type Route } from '../router';
import { blankQuery, blankSecrets } from './blank-secrets';
import { ruleOf } from './rule-of';

/** Headers of a response that the contract names. */
const HEADERS = ['Content-Type', 'Retry-After'];

const contentOf = async (message: Request | Response | undefined): Promise<unknown> =>
  // A body that breaks off has no content.
  blankSecrets((await message?.text().catch(() => null)) ?? '');

const headersOf = ({ headers }: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Calls that the limiter of a call still allows in this minute. */
const budgetOf = ({ flags, recentCalls }: World, route: Route | null) => {
  const limiter = route === null ? null : limiterOf(operations[route.name]);
  if (limiter === null || flags.callLimits === null) return null;
  return { limiter, left: Math.max(0, flags.callLimits[limiter] - recentCalls.countOf(limiter)) };
};

/**
 * Starts to measure a call. Without a listener it costs nothing.
 * @param request its content, unless it was refused before that was read
 * @returns a function that reports the response, and returns it
 */
export const startCall = (
  world: World,
  { method, url }: Pick<Request, 'method' | 'url'>,
  request?: Request,
): ((response: Response) => Response) => {
  const { traffic, clock } = world;
  if (!traffic.hasListeners()) return (response) => response;
  const sent = request?.clone();
  const startedAt = performance.now();
  return (response) => {
    const route = findRoute(method, url);
    const call = {
      at: clock.iso(),
      kind: 'call' as const,
      operation: route?.name ?? null,
      method,
      path: blankQuery(url),
      status: response.status,
      durationMs: Math.round(performance.now() - startedAt),
      headers: headersOf(response),
      rule: ruleOf(response),
      budget: budgetOf(world, route),
    };
    void Promise.all([contentOf(sent), contentOf(response.clone())]).then(([asked, answered]) =>
      traffic.report({ ...call, request: asked, response: answered }),
    );
    return response;
  };
};

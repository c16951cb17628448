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

/** Why a call has no response, where no rule of the simulation decided that. */
const ABORTED = 'The client closed the connection';
const FAILED = 'The simulation failed';

/**
 * Reports a call as it starts, and once more with its response, or without one as soon as the client gives up. Without
 * a listener it costs nothing.
 * @param respond gives the response, which is returned
 * @param request its content, unless it was refused before that was read
 * @param signal aborted when the client gives up. Default: that of the request
 */
export const recordCall = async (
  world: World,
  { method, url }: Pick<Request, 'method' | 'url'>,
  respond: () => Response | Promise<Response>,
  request?: Request,
  signal = request?.signal,
): Promise<Response> => {
  const { traffic, clock } = world;
  if (!traffic.hasListeners()) return respond();
  const route = findRoute(method, url);
  const call = { call: traffic.nextCall(), operation: route?.name ?? null, method, path: blankQuery(url) };
  const startedAt = performance.now();
  const sent = { at: clock.iso(), content: contentOf(request?.clone()) };
  void sent.content.then((content) =>
    traffic.report({ ...call, kind: 'request', at: sent.at, request: content }),
  );

  let isReported = false;
  const report = (response: Response, rule: string | null): void => {
    if (isReported) return;
    isReported = true;
    const event = {
      ...call,
      kind: 'call' as const,
      at: clock.iso(),
      status: response.status,
      durationMs: Math.round(performance.now() - startedAt),
      headers: headersOf(response),
      rule,
      budget: budgetOf(world, route),
    };
    void Promise.all([sent.content, contentOf(response.clone())]).then(([asked, answered]) =>
      traffic.report({ ...event, request: asked, response: answered }),
    );
  };

  const abort = () => report(Response.error(), ABORTED);
  // A page may give up before its worker has passed the call on.
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await respond();
    report(response, ruleOf(response));
    return response;
  } catch (error) {
    report(Response.error(), FAILED);
    throw error;
  }
};

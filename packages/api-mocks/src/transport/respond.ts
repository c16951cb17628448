import { operations, type OperationName } from '@sms/domain/contracts';
import * as v from 'valibot';
import { checkCallLimit } from '../behaviour/access/call-limits';
import { checkCsrf } from '../behaviour/access/csrf';
import { earlierAnswer, keepAnswer, keyedCall } from '../behaviour/idempotency';
import { inItsForm } from '../behaviour/auth-error-format';
import { isRefusal, type Refusal } from '../behaviour/rejection';
import { authenticate, type Identity } from '../behaviour/access/session';
import { noCookies, type CookieJar } from '../db/cookie-jar';
import { handlers } from '../handlers';
import type { Call, Site } from '../handlers/handler';
import { inHostileWords } from '../hostile/inject-hostile-texts';
import type { World } from '../world/world';
import { refusalResponse, unknownPathResponse } from './envelopes';
import { disturb, takeFault, wait } from './faults';
import { readRequest } from './read-request';
import { findRoute, type Route } from './router';

/** What a host adds to the world it runs. */
export interface Host {
  /** The present, ms since 1970. Without it the world's clock stands still between calls. */
  readonly now?: () => number;
  /** How long the network and the server take, in ms. Default: no time at all. */
  readonly latencyMs?: (name: OperationName) => number;
  /** The cookies that came with this request. Default: the world keeps them in the browser's place. */
  readonly cookies?: CookieJar;
  /** Runs a step that reads and changes the world, one at a time where pages share it. Default: at once. */
  readonly exclusively?: <T>(step: () => T | Promise<T>) => Promise<T>;
}

/** Runs a step at once, for a world that nobody else uses. */
export const atOnce: NonNullable<Host['exclusively']> = async (step) => await step();

const isOrigin = (text: string | null): text is string => text !== null && /^https?:\/\/[^/]+$/.test(text);

/** A same-origin read carries no `Origin` header. */
const siteOf = (request: Request): Site => {
  const api = new URL(request.url).origin;
  const caller = request.headers.get('Origin');
  return { api, dashboard: isOrigin(caller) ? caller : api };
};

/** Checks a call in the server's order: anti-forgery, sign-in, limits, content. */
const admit = async (world: World, route: Route, request: Request, host: Host) => {
  const cookies = request.credentials === 'omit' ? noCookies : (host.cookies ?? world.cookies);
  const forged = checkCsrf(world, route.operation, request, cookies);
  if (forged !== null) return forged;
  const identity: Partial<Identity> | Refusal =
    route.operation.anonymous === true ? {} : authenticate(world, request);
  if (isRefusal(identity)) return identity;
  const limited = checkCallLimit(world, route.operation);
  if (limited !== null) return limited;
  const content = await readRequest(route, request);
  return isRefusal(content) ? content : { world, cookies, site: siteOf(request), ...identity, ...content };
};

/** Statuses of success other than 200. */
const SUCCESS_STATUS: Partial<Record<OperationName, number>> = { register: 201 };

const handle = <N extends OperationName>(name: N, call: object) =>
  // `admit` has checked the call against the contract of this very operation.
  handlers[name](call as Call<N>);

type Admitted = Exclude<Awaited<ReturnType<typeof admit>>, Refusal>;

/** A keyed call that arrives again gets its earlier answer, and nothing else happens. */
const handleOnce = (world: World, { name, operation }: Route, request: Request, call: Admitted) => {
  const keyed = keyedCall(world, operation, request);
  if (keyed === null || call.user === undefined) return handle(name, call);
  const earlier = earlierAnswer(world, call.user.id, keyed);
  if (earlier !== undefined) return earlier;
  const answer = handle(name, call);
  if (!isRefusal(answer)) keepAnswer(world, call.user.id, keyed, answer);
  return answer;
};

const carryOut = async (world: World, route: Route, request: Request, host: Host): Promise<Response> => {
  const call = await admit(world, route, request, host);
  const answer = isRefusal(call) ? call : handleOnce(world, route, request, call);
  if (isRefusal(answer))
    return refusalResponse(world, route.operation, inItsForm(world, route.operation, answer));
  const schema: v.GenericSchema = operations[route.name].answer;
  v.assert(schema, answer);
  const said = inHostileWords(route.name, schema, answer, world.flags.hostileTexts);
  return Response.json(said, { status: SUCCESS_STATUS[route.name] ?? 200 });
};

/** What the network, the server and its provider take for a call, in ms. */
const timeTaken = ({ flags }: World, name: OperationName, { latencyMs = () => 0 }: Host): number =>
  latencyMs(name) + (name === 'purchaseNumber' ? flags.purchaseMs : 0);

const answerTo = async (world: World, request: Request, host: Host): Promise<Response> => {
  const { exclusively = atOnce } = host;
  const route = findRoute(request.method, request.url);
  if (route !== null) await wait(timeTaken(world, route.name, host));
  const fault = await exclusively(() => {
    if (host.now !== undefined) world.advance(host.now());
    return takeFault(world, route?.name);
  });
  if (world.flags.serverDown) return Response.error();
  if (route === null) return unknownPathResponse(request);
  const answer = () => exclusively(() => carryOut(world, route, request, host));
  return fault === undefined ? answer() : disturb(fault, answer);
};

/**
 * Answers one request to the API. The `Date` header is the world's time.
 * @throws when an answer breaks its contract
 */
export const respond = async (world: World, request: Request, host: Host = {}): Promise<Response> => {
  const response = await answerTo(world, request, host);
  if (response.type !== 'error') response.headers.set('Date', new Date(world.clock.now()).toUTCString());
  return response;
};

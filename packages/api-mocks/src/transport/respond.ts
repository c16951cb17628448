import { operations, type OperationName } from '@sms/domain/contracts';
import * as v from 'valibot';
import { checkCallLimit } from '../behaviour/access/call-limits';
import { checkCsrf } from '../behaviour/access/csrf';
import { authenticate, type Identity } from '../behaviour/access/session';
import { formatRejection } from '../behaviour/auth-error-format';
import { idempotentCallOf, storedResponse, storeResponse } from '../behaviour/idempotency';
import { isRejection, type Rejection } from '../behaviour/rejection';
import { noCookies, type CookieJar } from '../db/cookie-jar';
import { handlers } from '../handlers';
import type { Call, Site } from '../handlers/handler';
import { injectHostileTexts } from '../hostile/inject-hostile-texts';
import type { World } from '../world/world';
import { rejectionResponse, unknownPathResponse } from './envelopes';
import { applyFault, nextFault, wait } from './faults';
import { readRequest } from './read-request';
import { findRoute, type Route } from './router';

/** Options of the host that runs a world. */
export interface Host {
  /** The present, ms since 1970. Without it the world's clock is frozen between calls. */
  readonly now?: () => number;
  /** Latency of network and server, in ms. Default: none. */
  readonly latencyMs?: (name: OperationName) => number;
  /** The cookies of this request. Default: the world stores them in the browser's place. */
  readonly cookies?: CookieJar;
  /** Runs a step that reads and changes the world, one at a time where pages share it. Default: at once. */
  readonly withLock?: <T>(step: () => T | Promise<T>) => Promise<T>;
}

/** Runs a step at once, for a world without other users. */
export const runImmediately: NonNullable<Host['withLock']> = async (step) => await step();

const isOrigin = (text: string | null): text is string => text !== null && /^https?:\/\/[^/]+$/.test(text);

/** A same-origin read carries no `Origin` header. */
const siteOf = (request: Request): Site => {
  const api = new URL(request.url).origin;
  const caller = request.headers.get('Origin');
  return { api, dashboard: isOrigin(caller) ? caller : api };
};

/** Checks a call in the server's order: anti-forgery, session, limits, content. */
const admit = async (world: World, route: Route, request: Request, host: Host) => {
  const cookies = request.credentials === 'omit' ? noCookies : (host.cookies ?? world.cookies);
  const csrfError = checkCsrf(world, route.operation, request, cookies);
  if (csrfError !== null) return csrfError;
  const identity: Partial<Identity> | Rejection =
    route.operation.anonymous === true ? {} : authenticate(world, request);
  if (isRejection(identity)) return identity;
  const rateLimited = checkCallLimit(world, route.operation);
  if (rateLimited !== null) return rateLimited;
  const content = await readRequest(route, request);
  return isRejection(content) ? content : { world, cookies, site: siteOf(request), ...identity, ...content };
};

/** Statuses of success other than 200. */
const SUCCESS_STATUS: Partial<Record<OperationName, number>> = { register: 201 };

const handle = <N extends OperationName>(name: N, call: object) =>
  // `admit` has validated the call against the contract of this very operation.
  handlers[name](call as Call<N>);

type Admitted = Exclude<Awaited<ReturnType<typeof admit>>, Rejection>;

/** A repeated call with an idempotency key gets the stored response, without a second execution. */
const handleIdempotently = (world: World, { name, operation }: Route, request: Request, call: Admitted) => {
  const idempotentCall = idempotentCallOf(world, operation, request);
  if (idempotentCall === null || call.user === undefined) return handle(name, call);
  const stored = storedResponse(world, call.user.id, idempotentCall);
  if (stored !== undefined) return stored;
  const response = handle(name, call);
  if (!isRejection(response)) storeResponse(world, call.user.id, idempotentCall, response);
  return response;
};

const execute = async (world: World, route: Route, request: Request, host: Host): Promise<Response> => {
  const call = await admit(world, route, request, host);
  const answer = isRejection(call) ? call : handleIdempotently(world, route, request, call);
  if (isRejection(answer)) {
    return rejectionResponse(world, route.operation, formatRejection(world, route.operation, answer));
  }
  const schema: v.GenericSchema = operations[route.name].response;
  v.assert(schema, answer);
  const said = injectHostileTexts(route.name, schema, answer, world.flags.hostileTexts);
  return Response.json(said, { status: SUCCESS_STATUS[route.name] ?? 200 });
};

/** Latency of network, server and provider for a call, in ms. */
const timeTaken = ({ flags }: World, name: OperationName, { latencyMs = () => 0 }: Host): number =>
  latencyMs(name) + (name === 'purchaseNumber' ? flags.purchaseMs : 0);

const responseTo = async (world: World, request: Request, host: Host): Promise<Response> => {
  const { withLock = runImmediately } = host;
  const route = findRoute(request.method, request.url);
  if (route !== null) await wait(timeTaken(world, route.name, host));
  const fault = await withLock(() => {
    if (host.now !== undefined) world.advance(host.now());
    return nextFault(world, route?.name);
  });
  if (world.flags.serverDown) return Response.error();
  if (route === null) return unknownPathResponse(request);
  const answer = () => withLock(() => execute(world, route, request, host));
  return fault === undefined ? answer() : applyFault(fault, answer);
};

/**
 * Responds to one API request. The `Date` header is the world's time.
 * @throws when a response violates its contract
 */
export const respond = async (world: World, request: Request, host: Host = {}): Promise<Response> => {
  const response = await responseTo(world, request, host);
  if (response.type !== 'error') response.headers.set('Date', new Date(world.clock.now()).toUTCString());
  return response;
};

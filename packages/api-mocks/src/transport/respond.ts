import { operations, type OperationName } from '@sms/domain/contracts/operations';
import { isJsonObject } from '@sms/domain/contracts/shared/envelope';
import { type Operation, IDEMPOTENCY_HEADER } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import { checkCallLimit } from '../behaviour/access/call-limits';
import { checkCsrf } from '../behaviour/access/csrf';
import { authenticate, type Identity } from '../behaviour/access/session';
import { isRejection, Rejection } from '../behaviour/rejection';
import { cookieJarOf, noCookies, type CookieJar } from '../db/cookie-jar';
import { handlers } from '../handlers';
import { LaterResponse, type Call, type Site } from '../handlers/handler';
import { injectHostileTexts } from '../hostile/inject-hostile-texts';
import type { World } from '../world/world';
import { BROKEN_RESPONSES, type Fault, type ResponseCorruption } from '../world/flags';
import { rejectionResponse, unknownPathResponse, faultResponse } from './envelopes';
import { readRequest } from './read-request';
import { findRoute, type Route } from './router';

const corruptedResponse = (corruption: ResponseCorruption): Response => {
  if (corruption === 'connection-lost') return Response.error();
  const broken = typeof corruption === 'string' ? BROKEN_RESPONSES[corruption] : corruption;
  if (!('body' in broken)) return faultResponse(broken);
  const { status, body } = broken;
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  return new Response(body || null, { status, headers: { 'Content-Type': type } });
};

/** Waits in real time; `Infinity` never ends. */
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0) resolve();
    else if (Number.isFinite(ms)) setTimeout(resolve, ms);
  });

/** The next fault for a call of this operation, if any. Decrements its count. */
const nextFault = (world: World, name: OperationName | undefined): Fault | undefined => {
  const fault = world.flags.faults.find(({ operation, times }) => operation === name && times > 0);
  if (fault !== undefined) fault.times -= 1;
  return fault;
};

/** Applies a fault to a call. `execute` runs the call; a corrupted call runs only where the fault says so. */
const applyFault = async (fault: Fault, execute: () => Promise<Response>): Promise<Response> => {
  await wait(fault.delayMs ?? 0);
  if (fault.corruption === undefined) return execute();
  if (fault.carriedOutAfterMs !== undefined) void wait(fault.carriedOutAfterMs).then(execute);
  else if (fault.carriedOut === true) await execute();
  return corruptedResponse(fault.corruption);
};

const KEY = /^[\w-]{1,100}$/;

/**
 * Identifies a call with an idempotency key by its method, path and key. Null without a valid key, or where
 * keys are ignored.
 */
const idempotentCallOf = (world: World, operation: Operation, request: Request): string | null => {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (operation.hasIdempotencyKey !== true || world.flags.idempotencyKeysIgnored || !KEY.test(key))
    return null;
  return `${request.method} ${new URL(request.url).pathname} ${key}`;
};

/** Field errors in the form of the real server's session calls. */
const detailWithoutCode = (detail: unknown) => {
  const { field, message, value } = isJsonObject(detail) ? detail : {};
  return { type: 'field', value, msg: message, path: field, location: 'body' };
};

/**
 * A rejection as the server sends it: the real one's session calls report field errors in a form of their
 * own.
 */
const formatRejection = <Code extends string>(
  { flags }: World,
  { path }: Operation,
  rejection: Rejection<Code>,
): Rejection<Code> => {
  const isWithoutCode =
    flags.authErrorsWithoutCode && path.startsWith('/auth/') && rejection.code === 'VALIDATION_ERROR';
  if (!isWithoutCode) return rejection;
  const details = rejection.details.extra?.['details'];
  return new Rejection(rejection.code, {
    ...rejection.details,
    extra: { code: undefined, details: Array.isArray(details) ? details.map(detailWithoutCode) : [] },
  });
};

/** Options of the host that runs a world. */
export interface Host {
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
  const cookies = request.credentials === 'omit' ? noCookies : (host.cookies ?? cookieJarOf(world));
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

const SUCCESS_STATUS: Partial<Record<OperationName, number>> = { register: 201 };

const handle = <N extends OperationName>(name: N, call: object) =>
  // `admit` has validated the call against the contract of this very operation.
  handlers[name](call as Call<N>);

type Admitted = Exclude<Awaited<ReturnType<typeof admit>>, Rejection>;

/**
 * A repeated call with an idempotency key gets the stored response, without a second execution. Rejections
 * are not stored: they have changed nothing.
 */
const handleIdempotently = (world: World, { name, operation }: Route, request: Request, given: Admitted) => {
  const call = idempotentCallOf(world, operation, request);
  if (call === null || given.user === undefined) return handle(name, given);
  const { storedResponses } = world.db;
  const userId = given.user.id;
  const stored = storedResponses.find((row) => row.userId === userId && row.call === call);
  if (stored !== undefined) return stored.response;
  const response = handle(name, given);
  if (!isRejection(response)) storedResponses.push({ userId, call, response });
  return response;
};

const successResponse = (world: World, { name }: Route, answer: unknown): Response => {
  const schema: v.GenericSchema = operations[name].response;
  // What the contract does not know stays inside the company.
  const said = injectHostileTexts(name, schema, v.parse(schema, answer), world.flags.hostileTexts);
  return Response.json(said, { status: SUCCESS_STATUS[name] ?? 200 });
};

const execute = async (
  world: World,
  route: Route,
  request: Request,
  host: Host,
): Promise<Response | LaterResponse<unknown>> => {
  const call = await admit(world, route, request, host);
  const answer = isRejection(call) ? call : handleIdempotently(world, route, request, call);
  if (answer instanceof LaterResponse) return answer;
  return isRejection(answer)
    ? rejectionResponse(world, route.operation, formatRejection(world, route.operation, answer))
    : successResponse(world, route, answer);
};

const responseTo = async (world: World, request: Request, host: Host): Promise<Response> => {
  const { withLock = runImmediately, latencyMs = () => 0 } = host;
  const route = findRoute(request.method, request.url);
  const providerMs = route?.name === 'purchaseNumber' ? world.flags.purchaseMs : 0;
  if (route !== null) await wait(latencyMs(route.name) + providerMs);
  const fault = await withLock(() => nextFault(world, route?.name));
  if (world.flags.serverDown) return Response.error();
  if (route === null) return unknownPathResponse(request);
  const answer = async () => {
    const response = await withLock(() => execute(world, route, request, host));
    if (response instanceof Response) return response;
    await world.clock.reached(response.at);
    return withLock(() => successResponse(world, route, response.read()));
  };
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

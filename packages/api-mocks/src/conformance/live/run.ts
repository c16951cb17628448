import { isJsonObject, operations, type Limiter, type OperationName } from '@sms/domain/contracts';
import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import * as v from 'valibot';
import { checkRefreshCookie } from '../checks/check-cookie';
import { all, isWrite } from './requests/all-operations';
import { checkBalances, checkNames, checkOlderSession, checkOrigins } from './probes/server-behaviour';
import { createInspector, type Inspector } from './checker';
import { checkLimit, measureLimit, type MeasuredLimit } from './probes/rate-limits';
import { createNotes, type Note } from './report/findings';
import { openCalls, strangersCalls, usersCalls } from './requests/rejected-requests';
import type { Wait } from './live-client';
import { checkWebsocket, listen } from './probes/websocket';

/** Which server is asked, and how far a run goes. */
export interface RunOptions {
  /** For example `https://api.example.com`. */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  /** Whether calls are made that change something: an account is registered, money is spent. */
  readonly writes: boolean;
  /** Lets time pass, in ms: limits of calls per minute, and the minutes before a number may be given back. */
  readonly wait: Wait;
}

/** What a run found out about a server. */
export interface Run {
  readonly origin: string;
  readonly writes: boolean;
  readonly notes: readonly Note[];
  readonly limits: readonly MeasuredLimit[];
  /** Types of the messages that came over the websocket. */
  readonly frames: readonly string[];
}

const LIMITERS: readonly Limiter[] = ['sms', 'api'];

/** Dates may be rounded to whole seconds. */
const ROUNDING_MS = 1_000;

/** Lists come before what they name. */
const reads = all
  .filter(([, operation]) => !isWrite(operation))
  .toSorted(([, a], [, b]) => Number(a.params !== undefined) - Number(b.params !== undefined))
  .map(([name]) => name);

const payIn = async ({ ask, askInVain }: Inspector): Promise<void> => {
  await ask('createDeposit');
  await ask('paymentStatus');
  await ask('cancelPayment');
  // Nobody has paid it.
  await askInVain('verifyPayment', 400);
};

/** Buys a number, and gives it back as soon as that is possible, or completes it when an SMS has come. */
const useNumber = async ({ ask, askInVain, found }: Inspector, wait: Wait): Promise<void> => {
  await ask('purchaseNumber');
  await ask('numberStatus');
  await ask('retryNumber');
  await askInVain('completeNumber', 400);
  await askInVain('cancelNumber', 400);
  if (found().boughtId === null) return;
  await wait(CANCEL_LOCK_MS + ROUNDING_MS);
  await ask('activeNumbers');
  if (found().receivedId !== found().boughtId) await ask('cancelNumber');
  else for (const name of ['fullSms', 'completeNumber'] as const) await ask(name);
};

const subscribe = async ({ ask }: Inspector): Promise<void> => {
  await ask('buySubscription');
  await ask('cancelSubscription');
};

const userIdOf = (body: unknown): string => {
  const me = v.safeParse(operations.me.read, isJsonObject(body) ? body : {});
  return me.success ? me.output.id : '';
};

/**
 * Makes every call of the contract to a live server and compares what it answers. Signs in, and ends the other
 * sessions of the account. Nothing else is changed unless `writes` says so.
 * @throws when the account cannot sign in
 */
export const runConformance = async ({ origin, user, password, writes, wait }: RunOptions): Promise<Run> => {
  const account = { username: user, password };
  const notes = createNotes();
  const inspector = createInspector(origin, account, wait, notes);
  const { user: visitor, ask } = inspector;

  await ask('health');
  await ask('csrfToken');
  const session = await ask('login');
  if (session === null) throw new Error(`${user} cannot sign in at ${origin}.`);
  notes.add('login', checkRefreshCookie(origin, session));
  const owner = { origin, token: visitor.tokens.access, userId: userIdOf(session.body) };
  notes.add('websocket', await checkWebsocket(owner));
  const line = await listen(owner);

  const begun: readonly OperationName[] = ['health', 'csrfToken', 'login'];
  for (const name of reads) if (!begun.includes(name)) await ask(name);
  notes.add('dashboardStats', await checkBalances(visitor));
  await inspector.refusedToStranger([...strangersCalls, ...openCalls()]);
  notes.add('origins', await checkOrigins(inspector.openVisitor()));
  notes.add('register', await checkNames(inspector.openVisitor()));
  await inspector.refused(usersCalls, writes);

  if (writes) {
    await ask('register', inspector.openVisitor());
    await payIn(inspector);
    await useNumber(inspector, wait);
    await subscribe(inspector);
  }

  const limits: MeasuredLimit[] = [];
  for (const limiter of LIMITERS) limits.push(await measureLimit(visitor, limiter, wait));
  notes.add('limits', limits.flatMap(checkLimit));
  notes.add('websocket', line.differences());
  line.close();
  notes.add('refresh', await checkOlderSession(origin, wait, account));
  await ask('logout');

  for (const [name, operation] of all) {
    if (isWrite(operation) && name !== 'logout' && !writes) notes.skip(name, 'only with --writes');
  }
  return { origin, writes, notes: notes.all(), limits, frames: line.types() };
};

import { isJsonObject, operations, type Limiter, type OperationName } from '@sms/domain/contracts';
import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import * as v from 'valibot';
import { checkRefreshCookie } from '../checks/check-cookie';
import { createChecker, type Checker } from './checker';
import type { Wait } from './live-client';
import { checkLimit, measureLimit, type MeasuredLimit } from './probes/rate-limits';
import { checkBalances, checkNames, checkOlderSession, checkOrigins } from './probes/server-behaviour';
import { checkWebsocket, openListener } from './probes/websocket';
import { createFindings, type Finding } from './report/findings';
import { all, isWrite } from './requests/all-operations';
import { alwaysRejected, rejectedWithoutSession, rejectedWithSession } from './requests/rejected-requests';

/** The server to check, and the options of a run. */
export interface RunOptions {
  /** For example `https://api.example.com`. */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  /** True to make calls that change data: an account is registered, money is spent. */
  readonly writes: boolean;
  /** Waits, in ms: for rate limits, and for the minutes before a number may be cancelled. */
  readonly wait: Wait;
}

/** The findings of a run about a server. */
export interface Run {
  readonly origin: string;
  readonly writes: boolean;
  readonly findings: readonly Finding[];
  readonly limits: readonly MeasuredLimit[];
  /** Types of the received websocket messages. */
  readonly frames: readonly string[];
}

const LIMITERS: readonly Limiter[] = ['sms', 'api'];

/** Dates may be rounded to whole seconds. */
const ROUNDING_MS = 1_000;

/** Lists come before the calls that need their ids. */
const reads = all
  .filter(([, operation]) => !isWrite(operation))
  .toSorted(([, a], [, b]) => Number(a.params !== undefined) - Number(b.params !== undefined))
  .map(([name]) => name);

const checkPayments = async ({ expectSuccess, expectRejection }: Checker): Promise<void> => {
  await expectSuccess('createDeposit');
  await expectSuccess('paymentStatus');
  await expectSuccess('cancelPayment');
  // It has not been paid.
  await expectRejection('verifyPayment', 400);
};

/** Buys a number, and cancels it as soon as possible, or completes it when an SMS has arrived. */
const checkNumber = async (
  { expectSuccess, expectRejection, context }: Checker,
  wait: Wait,
): Promise<void> => {
  await expectSuccess('purchaseNumber');
  await expectSuccess('numberStatus');
  await expectSuccess('retryNumber');
  await expectRejection('completeNumber', 400);
  await expectRejection('cancelNumber', 400);
  if (context().boughtId === null) return;
  await wait(CANCEL_LOCK_MS + ROUNDING_MS);
  await expectSuccess('activeNumbers');
  if (context().receivedId !== context().boughtId) await expectSuccess('cancelNumber');
  else for (const name of ['fullSms', 'completeNumber'] as const) await expectSuccess(name);
};

const checkSubscriptions = async ({ expectSuccess }: Checker): Promise<void> => {
  await expectSuccess('buySubscription');
  await expectSuccess('cancelSubscription');
};

const userIdOf = (body: unknown): string => {
  const me = v.safeParse(operations.me.reader, isJsonObject(body) ? body : {});
  return me.success ? me.output.id : '';
};

/**
 * Makes every call of the contract to a live server and compares the responses. Signs in, and ends the other sessions
 * of the account. Nothing else changes without `writes`.
 * @throws when the account cannot sign in
 */
export const runConformance = async ({ origin, user, password, writes, wait }: RunOptions): Promise<Run> => {
  const account = { username: user, password };
  const findings = createFindings();
  const checker = createChecker(origin, account, wait, findings);
  const { user: client, expectSuccess } = checker;

  await expectSuccess('health');
  await expectSuccess('csrfToken');
  const session = await expectSuccess('login');
  if (session === null) {
    const login = findings.all().find(({ subject }) => subject === 'login');
    const [reason] = [...(login?.differences.values() ?? [])].filter(({ aspect }) => aspect === 'status');
    throw new Error(`${user} cannot sign in at ${origin}: ${reason?.actual ?? 'no session'}.`);
  }
  findings.add('login', checkRefreshCookie(origin, session));
  const owner = { origin, token: client.tokens.access, userId: userIdOf(session.body) };
  findings.add('websocket', await checkWebsocket(owner));
  const listener = await openListener(owner);

  const begun: readonly OperationName[] = ['health', 'csrfToken', 'login'];
  for (const name of reads) if (!begun.includes(name)) await expectSuccess(name);
  findings.add('dashboardStats', await checkBalances(client));
  await checker.rejectedWithoutSession([...rejectedWithoutSession, ...alwaysRejected()]);
  findings.add('origins', await checkOrigins(checker.openClient()));
  findings.add('register', await checkNames(checker.openClient()));
  await checker.rejected(rejectedWithSession, writes);

  if (writes) {
    await expectSuccess('register', checker.openClient());
    await checkPayments(checker);
    await checkNumber(checker, wait);
    await checkSubscriptions(checker);
  }

  const limits: MeasuredLimit[] = [];
  for (const limiter of LIMITERS) limits.push(await measureLimit(client, limiter, wait));
  findings.add('limits', limits.flatMap(checkLimit));
  findings.add('websocket', listener.differences());
  listener.close();
  findings.add('refresh', await checkOlderSession(origin, wait, account));
  await expectSuccess('logout');

  for (const [name, operation] of all) {
    if (isWrite(operation) && name !== 'logout' && !writes) findings.skip(name, 'only with --writes');
  }
  return { origin, writes, findings: findings.all(), limits, frames: listener.types() };
};

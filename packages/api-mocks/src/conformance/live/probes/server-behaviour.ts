import { isJsonObject, operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import type { Aspect, Difference, Subject } from '../../checks/difference';
import type { Reply } from '../../client/reply';
import { createLiveClient, type LiveClient, type Wait } from '../live-client';
import type { RunContext } from '../requests/run-context';

const statusOf = (reply: Reply | string): string =>
  typeof reply === 'string' ? reply : String(reply.status);

const differ = (
  holds: boolean,
  subject: Subject,
  place: string,
  expected: string,
  actual: string,
  aspect: Aspect = 'behaviour',
): readonly Difference[] => (holds ? [] : [{ subject, aspect, place, expected, actual }]);

/** Pages of unlisted origins must be refused. */
export const checkOrigins = async (client: LiveClient): Promise<readonly Difference[]> => {
  const status = statusOf(await client.send('health', {}, { Origin: 'https://elsewhere.invalid' }));
  return differ(status === '403', 'origins', 'health', '403', status, 'status');
};

/**
 * Names may have letters of any language. Mail address, password and its repetition are invalid, so that no account is
 * created.
 */
export const checkNames = async (client: LiveClient): Promise<readonly Difference[]> => {
  const form = {
    firstname: 'Zoë',
    lastname: 'Adébáyo',
    username: `nobody.${Date.now()}`,
    email: 'nobody',
  };
  const rest = { phoneCode: '+234', phone: '8012345678', password: 'x', confirmPassword: 'y' };
  const reply = await client.send('register', { body: { ...form, ...rest } });
  const body = typeof reply !== 'string' && isJsonObject(reply.body) ? reply.body : {};
  const isRefused = /firstname|lastname/.test(JSON.stringify(body['details'] ?? ''));
  return differ(!isRefused, 'register', 'names', 'letters of any language', 'English letters only');
};

/** The dashboard's figures and the payments must return the same balance. */
export const checkBalances = async (client: LiveClient): Promise<readonly Difference[]> => {
  const [stats, balance] = [
    await client.callWithRetry('dashboardStats', {}),
    await client.callWithRetry('balance', {}),
  ];
  if (typeof stats === 'string' || typeof balance === 'string') return [];
  const shown = v.safeParse(operations.dashboardStats.reader, stats.body);
  const real = v.safeParse(operations.balance.reader, balance.body);
  if (!shown.success || !real.success) return [];
  const isSame = shown.output.balance === real.output.balance;
  return differ(isSame, 'dashboardStats', 'balance', 'the balance of payments', 'another');
};

/** A sign-in elsewhere must leave the older session refreshable. Ends the sessions of its account. */
export const checkOlderSession = async (
  origin: string,
  wait: Wait,
  account: RunContext['account'],
): Promise<readonly Difference[]> => {
  const [older, newer] = [createLiveClient(origin, wait), createLiveClient(origin, wait)];
  for (const client of [older, newer]) await client.send('login', { body: account });
  const status = statusOf(await older.send('refresh', {}));
  return differ(status === '200', 'refresh', 'older session', '200', status);
};

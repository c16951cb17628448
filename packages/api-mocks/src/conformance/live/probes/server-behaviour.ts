import { isJsonObject, operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import type { Aspect, Difference, Subject } from '../../checks/difference';
import type { Reply } from '../../client/reply';
import type { Found } from '../requests/run-context';
import { createVisitor, type Visitor, type Wait } from '../live-client';

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

/** A page of an origin that is not on the list is refused. */
export const checkOrigins = async (stranger: Visitor): Promise<readonly Difference[]> => {
  const status = statusOf(await stranger.send('health', {}, { Origin: 'https://elsewhere.invalid' }));
  return differ(status === '403', 'origins', 'health', '403', status, 'status');
};

/**
 * Names have letters of any language. Mail address, password and its repetition are wrong, each of which is reason
 * enough to refuse: no account comes of it.
 */
export const checkNames = async (stranger: Visitor): Promise<readonly Difference[]> => {
  const form = {
    firstname: 'Zoë',
    lastname: 'Adébáyo',
    username: `nobody.${Date.now()}`,
    email: 'nobody',
  };
  const rest = { phoneCode: '+234', phone: '8012345678', password: 'x', confirmPassword: 'y' };
  const reply = await stranger.send('register', { body: { ...form, ...rest } });
  const body = typeof reply !== 'string' && isJsonObject(reply.body) ? reply.body : {};
  const isRefused = /firstname|lastname/.test(JSON.stringify(body['details'] ?? ''));
  return differ(!isRefused, 'register', 'names', 'letters of any language', 'English letters only');
};

/** The figures of the dashboard name the balance that payments name. */
export const checkBalances = async (visitor: Visitor): Promise<readonly Difference[]> => {
  const [stats, balance] = [await visitor.ask('dashboardStats', {}), await visitor.ask('balance', {})];
  if (typeof stats === 'string' || typeof balance === 'string') return [];
  const shown = v.safeParse(operations.dashboardStats.read, stats.body);
  const real = v.safeParse(operations.balance.read, balance.body);
  if (!shown.success || !real.success) return [];
  const isSame = shown.output.balance === real.output.balance;
  return differ(isSame, 'dashboardStats', 'balance', 'the balance of payments', 'another');
};

/** A sign-in somewhere else leaves the older session renewable. Ends the sessions of its account. */
export const checkOlderSession = async (
  origin: string,
  wait: Wait,
  account: Found['account'],
): Promise<readonly Difference[]> => {
  const [older, newer] = [createVisitor(origin, wait), createVisitor(origin, wait)];
  for (const visitor of [older, newer]) await visitor.send('login', { body: account });
  const status = statusOf(await older.send('refresh', {}));
  return differ(status === '200', 'refresh', 'older session', '200', status);
};

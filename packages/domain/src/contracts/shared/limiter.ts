import type { Operation } from '../operation';

/** The server's rate limiters: `sms` for calls that reach a provider, `api` for others that are counted. */
export type Limiter = 'api' | 'sms';

const REACHES_A_PROVIDER = /^\/(numbers\/|payments\/(create-deposit|verify\/))/;
const OTHERS = /^\/(payments|services)(\/|$)/;

/** The limiter that counts a call; null for a call that has no limit per minute. */
export const limiterOf = ({ path }: Pick<Operation, 'path'>): Limiter | null => {
  if (REACHES_A_PROVIDER.test(path)) return 'sms';
  return OTHERS.test(path) ? 'api' : null;
};

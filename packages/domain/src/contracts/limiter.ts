import type { Operation } from './operation';

/** What the server counts calls by: `sms` reaches a provider, `api` is the rest of payments and catalogue. */
export type Limiter = 'api' | 'sms';

const REACHES_A_PROVIDER = /^\/(numbers\/|payments\/(create-deposit|verify\/))/;
const OTHERS = /^\/(payments|services)(\/|$)/;

/** By what the server counts a call; null for one it does not count by the minute. */
export const limiterOf = ({ path }: Pick<Operation, 'path'>): Limiter | null => {
  if (REACHES_A_PROVIDER.test(path)) return 'sms';
  return OTHERS.test(path) ? 'api' : null;
};

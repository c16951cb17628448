import type { Operation } from '@sms/domain/contracts/operation';

/** The parts of a call on the wire. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Path and query of a call, `/api` included. Params are not encoded: a test may send hostile ones. */
export const pathOf = ({ path }: Operation, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `/api${filled}${search.size === 0 ? '' : `?${search}`}`;
};

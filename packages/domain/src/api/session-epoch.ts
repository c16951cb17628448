import type { ApiError } from './api-error';

/**
 * The access token and the count of sessions so far. A call notes the epoch at its start: when the epoch
 * has moved on by the time of the answer, that answer belongs to somebody who has left.
 */
export interface SessionEpoch {
  readonly current: () => number;
  readonly accessToken: () => string | null;
  /** Somebody signed in: a new epoch. */
  readonly begin: (accessToken: string) => void;
  /** The same session got a new token. */
  readonly renew: (accessToken: string) => void;
  /** Nobody is signed in any more: a new epoch. */
  readonly end: () => void;
  /** @throws ApiError 'stale-session' unless `epoch` is still the current one */
  readonly assertCurrent: (epoch: number) => void;
}

/** Holds the token in memory only: storage would hand it to any injected script (spec §6). */
export const createSessionEpoch = (): SessionEpoch => {
  let epoch = 0;
  let token: string | null = null;
  const change = (accessToken: string | null): void => {
    epoch += 1;
    token = accessToken;
  };
  return {
    current: () => epoch,
    accessToken: () => token,
    begin: change,
    renew: (accessToken) => {
      token = accessToken;
    },
    end: () => change(null),
    assertCurrent: (noted) => {
      if (noted !== epoch) throw { kind: 'stale-session' } satisfies ApiError;
    },
  };
};

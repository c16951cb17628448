import type { ApiClient, ApiClientListener, CallName } from '../api/api-client';
import type { RequestFor, ResultFor, User } from '../contracts';

type Answer<N extends CallName> = (request: RequestFor<N>) => ResultFor<N> | Promise<ResultFor<N>>;

/** Answers of a fake client by call; a rejection should be an `ApiError`. */
export type FakeCalls = {
  readonly [N in CallName]?: Answer<N>;
} & Partial<Pick<ApiClient, 'login' | 'refresh' | 'logout'>>;

/** A client without network, and the means to look at and speak through it. */
export interface FakeApiClient extends ApiClient {
  /** Every call made so far, in order. */
  readonly made: readonly { readonly name: string; readonly request: unknown }[];
  /** Speaks to the listener as the real client does. */
  readonly tell: ApiClientListener;
}

const ada: User = { id: '7', username: 'ada' };

/** A signed-in client that answers as told. A call nobody prepared rejects with its name. */
export const createFakeApiClient = (calls: FakeCalls = {}): FakeApiClient => {
  const made: { name: string; request: unknown }[] = [];
  let listener: ApiClientListener | null = null;

  const call = async <N extends CallName>(name: N, request: RequestFor<N>): Promise<ResultFor<N>> => {
    made.push({ name, request });
    // While the name is open the compiler takes the answers of all calls for one.
    const answer = calls[name] as Answer<N> | undefined;
    if (answer === undefined) throw new Error(`The fake client has no answer to '${name}'.`);
    return answer(request);
  };

  return {
    call,
    login: calls.login ?? (() => Promise.resolve(ada)),
    refresh: calls.refresh ?? (() => Promise.resolve()),
    logout: calls.logout ?? (() => Promise.resolve()),
    accessToken: () => 'token',
    listen: (next) => {
      listener = next;
    },
    made,
    tell: {
      onSessionExpired: () => listener?.onSessionExpired(),
      onNotice: (notice) => listener?.onNotice(notice),
    },
  };
};

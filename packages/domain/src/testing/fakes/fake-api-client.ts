import type { ApiClient } from '../../api/client/api-client';
import type { Tell } from '../../lib/task';
import { operations, type OperationName, type RequestFor, type ResultFor } from '../../contracts/operations';
import type { Operation, RequestOf } from '../../contracts/operation';
import type { User } from '../../contracts/auth-calls';

type Answer<N extends OperationName> = (request: RequestFor<N>) => ResultFor<N> | Promise<ResultFor<N>>;

/** Calls that have methods of their own in the client, since their responses carry tokens. */
type SessionCall = 'login' | 'register' | 'refresh' | 'logout';

/** Answers of a fake client by call; a rejection should be an `ApiError`. */
export type FakeCalls = {
  readonly [N in Exclude<OperationName, SessionCall>]?: Answer<N>;
} & Partial<Pick<ApiClient, 'refresh' | 'logout' | 'isTokenOld'>> & {
    readonly [N in 'login' | 'register']?: (body: RequestFor<N>['body']) => Promise<User>;
  };

const nameOf = (operation: Operation): string =>
  Object.entries(operations).find(
    ([, { method, path }]) => method === operation.method && path === operation.path,
  )?.[0] ?? operation.path;

const ada: User = { id: '7', username: 'ada' };

/**
 * A signed-in client without a network, with prepared responses. A call without one rejects with an error
 * that names the call.
 */
export const createFakeApiClient = (calls: FakeCalls = {}) => {
  /** Every call made so far, in order; the key of its click is undefined where the client makes one. */
  const made: { readonly name: string; readonly request: unknown; readonly key: string | undefined }[] = [];
  let tell: Tell = () => undefined;

  /** Records a call; its answer, if there is one. */
  const record = (operation: Operation, request: unknown, key?: string) => {
    const name = nameOf(operation);
    made.push({ name, request, key });
    const answers = calls as Readonly<Record<string, ((request: unknown) => unknown) | undefined>>;
    return { name, answer: answers[name] };
  };

  const client: ApiClient = {
    call: <O extends Operation>(
      operation: O,
      request: RequestOf<O>,
      { key }: { readonly key?: string } = {},
    ) => {
      const { name, answer } = record(operation, request, key);
      // The compiler cannot see that responses and calls go by the same name.
      return new Promise((resolve) => {
        if (answer === undefined) throw new Error(`The fake client has no answer to '${name}'.`);
        resolve(answer(request));
      });
    },
    openSession: (operation, request) => {
      const { answer } = record(operation, request);
      const user = answer?.((request as { readonly body?: unknown }).body);
      return (user as Promise<User> | undefined) ?? Promise.resolve(ada);
    },
    refresh: calls.refresh ?? (() => Promise.resolve(null)),
    prepare: () => Promise.resolve(),
    logout: calls.logout ?? (() => Promise.resolve()),
    accessToken: () => 'token',
    isTokenOld: calls.isTokenOld ?? (() => false),
    dropEarlyFetches: () => undefined,
    listen: (next) => {
      tell = next;
    },
  };
  const tellListener: Tell = (event, payload) => tell(event, payload);
  /** Fires an event as the real client does. */
  return { ...client, made, tell: tellListener };
};

export type FakeApiClient = ReturnType<typeof createFakeApiClient>;

import { fork, type Scope, type ValueMap } from 'effector';
import { $apiClient } from '../../api/client/operation-fx';
import type { User } from '../../contracts';
import { $sessionPhase } from '../../features/session/start-up';
import { $user } from '../../api/session/current-user';
import { $clock } from '../../lib/time/clock';
import { createFakeApiClient, type FakeApiClient, type FakeCalls } from '../fakes/fake-api-client';

type StoreValues = Extract<ValueMap, readonly unknown[]>;

/** Initial state of a test. */
export interface TestScopeOptions {
  /** Answers of the server by call. */
  readonly calls?: FakeCalls;
  /** The signed-in user. Default: none. */
  readonly user?: User;
  /** The time in ms since 1970. Default: the machine's clock, which fake timers control. */
  readonly now?: () => number;
  /** Values of further stores. */
  readonly values?: StoreValues;
}

/** A scope of its own with a client that needs no network. */
export const createTestScope = ({
  calls = {},
  user,
  now = () => Date.now(),
  values = [],
}: TestScopeOptions = {}): { scope: Scope; client: FakeApiClient } => {
  const client = createFakeApiClient(calls);
  const scope = fork({
    values: [
      [$apiClient, client],
      [$clock, { now }],
      [$user, user ?? null],
      [$sessionPhase, user === undefined ? 'starting' : 'signed-in'],
      ...values,
    ],
  });
  return { scope, client };
};

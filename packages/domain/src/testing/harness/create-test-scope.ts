import {
  createWatch,
  fork,
  scopeBind,
  type EventCallable,
  type Store,
  type Unit,
  type ValueMap,
} from 'effector';
import { vi } from 'vitest';
import { $apiClient } from '../../api/client/operation-fx';
import { $user } from '../../api/session/current-user';
import type { OperationName, RequestFor } from '../../contracts/operations';
import type { User } from '../../contracts/auth-calls';
import { toastsRequested, type ToastRequest } from '../../lib/toasts/toasts';
import { $session } from '../../session/session';
import { INITIAL_SESSION } from '../../session/session-state';
import { $ports, noBrowser, type Ports, type StorageKey, type StorageWrite } from '../../lib/ports';
import { $timers, createTimers } from '../../lib/time/timers';
import { $cancelSpread } from '../../numbers/auto-cancel/auto-cancel';
import { createFakeApiClient, type FakeCalls } from '../fakes/fake-api-client';
import { answersOf, aServer, type FakeServer } from '../fakes/fake-server';

type StoreValues = Extract<ValueMap, readonly unknown[]>;

/** Stored values of a browser, by name: a Map. */
interface Stored {
  get(name: StorageKey): unknown;
  set(name: StorageKey, value: unknown): void;
}

export const ada: User = { id: '7', username: 'ada' };

/** Initial state of a test. */
export interface TestScopeOptions {
  readonly server?: FakeServer;
  /** Answers of the server by call, instead of its own. */
  readonly calls?: FakeCalls;
  /** The signed-in user. Default: none. */
  readonly user?: User | undefined;
  /** Storage of the browser, which several scopes may share. Default: nothing can be stored. */
  readonly stored?: Stored;
  /** Further functions of the browser. Default: none. */
  readonly ports?: Partial<Ports>;
  /** The random wait of this device before an automatic cancel, in ms. Default: none. */
  readonly spreadMs?: () => number;
  readonly values?: StoreValues;
}

/** A scope of its own with a client that needs no network. */
export const createTestScope = ({
  server = aServer(),
  calls,
  user,
  stored,
  ports,
  spreadMs = () => 0,
  values = [],
}: TestScopeOptions = {}) => {
  const client = createFakeApiClient({ ...answersOf(server), ...calls });
  // Without a value, a test can supply the browser later.
  const hasBrowser = stored !== undefined || ports !== undefined;
  const written: StorageWrite[] = [];
  const storage = stored && {
    readStorage: (name: StorageKey) => stored.get(name) ?? null,
    writeStorage: (entry: StorageWrite) => {
      written.push(entry);
      stored.set(entry.name, entry.value);
    },
  };
  const browser = { ...noBrowser, ...storage, ...ports };
  const scope = fork({
    values: [
      [$apiClient, client],
      [$timers, createTimers()],
      [$cancelSpread, spreadMs],
      [$user, user ?? null],
      [$session, { ...INITIAL_SESSION, phase: user === undefined ? 'starting' : 'signed-in' }],
      ...(hasBrowser ? ([[$ports, browser]] satisfies StoreValues) : []),
      ...values,
    ],
  });
  const toasts: ToastRequest[] = [];
  createWatch({ unit: toastsRequested, fn: (requested) => void toasts.push(...requested), scope });
  const madeTo = (wanted: string) => client.made.filter(({ name }) => name === wanted);
  return {
    scope,
    client,
    server,
    get: <T>(store: Store<T>): T => scope.getState(store),
    /** Toasts requested so far. */
    toasts,
    texts: () => toasts.map(({ text }) => text),
    /** The values that were stored under a name, in order. */
    written: (wanted: StorageKey) => written.flatMap(({ name, value }) => (name === wanted ? [value] : [])),
    /** Fires an event without waiting for its effects. */
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>): void => {
      scopeBind(unit, { scope })(params);
    },
    /** Counts how often something happens from now on. */
    spyOn: <T>(unit: Unit<T>) => {
      const fn = vi.fn<(payload: T) => void>();
      createWatch({ unit, fn, scope });
      return fn;
    },
    /** How often a call was made. */
    callsTo: (wanted: string) => madeTo(wanted).length,
    /** Requests of a call, in order. */
    callsOf: <N extends OperationName>(wanted: N) =>
      madeTo(wanted).map(({ request }) => request as RequestFor<N>),
    /** Idempotency keys under which a call was sent. */
    keysOf: (wanted: OperationName) => madeTo(wanted).map(({ key }) => key),
  };
};

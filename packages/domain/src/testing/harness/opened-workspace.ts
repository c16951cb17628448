import { allSettled } from 'effector';
import { vi } from 'vitest';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import type { Service } from '../../contracts/catalogue-calls';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { activeNumbersRequested } from '../../numbers/list/active-numbers';
import { $toasts } from '../../lib/toasts/toasts';
import { $openSocket, $realtimeOrigin } from '../../realtime/ports';
import '../../workspace/workspace-opened';
import { workspaceOpened } from '../../lib/session-events';
import { aBalance } from '../fixtures/a-balance';
import { createTestScope, type TestScopeOptions } from './create-test-scope';
import { createFakeSockets } from '../fakes/fake-socket';

/** The signed-in user. */
export const ada = { id: '7', username: 'ada' };

interface WorkspaceOptions {
  readonly services?: readonly Service[];
  /** True if the list of active numbers is loaded; false as on a page without one. Default: true. */
  readonly isListLoaded?: boolean;
}

/** The signed-in part of the app with its numbers and an open websocket, on fake timers. */
export const openWorkspace = async (
  numbers: readonly PurchasedNumber[] = [],
  deposits: readonly Deposit[] = [],
  values: TestScopeOptions['values'] = [],
  { services = [], isListLoaded = true }: WorkspaceOptions = {},
) => {
  const sockets = createFakeSockets();
  const { scope, client, callsTo, spyOn } = createTestScope({
    user: ada,
    calls: {
      balance: () => aBalance(10),
      activeNumbers: () => ({ numbers, pagination: null }),
      services: () => services,
      countries: () => [],
      deposits: () => ({ deposits, pagination: null }),
    },
    values: [[$openSocket, sockets.openSocket], [$realtimeOrigin, 'https://api.test'], ...values],
  });
  await allSettled(workspaceOpened, { scope });
  if (isListLoaded) await allSettled(activeNumbersRequested, { scope });
  // From here on, a read makes a call of its own.
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  sockets.current().open();
  const toastTexts = () => scope.getState($toasts).map(({ text }) => text);
  const nextFrame = () => vi.advanceTimersByTimeAsync(16);
  return { scope, client, sockets, spyOn, toastTexts, callsTo, nextFrame };
};

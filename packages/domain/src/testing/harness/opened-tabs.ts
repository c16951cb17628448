import { allSettled, type EventCallable } from 'effector';
import { vi } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import type { ResultFor } from '../../contracts/operations';
import { pageVisibilityChanged } from '../../lib/page';
import { $ports, noBrowser } from '../../lib/ports';
import { $openSocket, $realtimeOrigin } from '../../realtime/ports';
import { $tabChannel } from '../../realtime/tabs/tab-channel';
import '../../workspace/workspace-opened';
import { workspaceOpened } from '../../lib/session-events';
import { aBalance } from '../fixtures/a-balance';
import type { FakeCalls } from '../fakes/fake-api-client';
import { createTestScope } from './create-test-scope';
import { createFakeSockets, type FakeSocket } from '../fakes/fake-socket';
import { createFakeTabChannel } from '../fakes/fake-tab-channel';
import { ada } from './opened-workspace';

const someStats: ResultFor<'dashboardStats'> = {
  balance: null,
  activeNumbers: null,
  todayPurchases: null,
  todaySpent: null,
  successRate: null,
  totalNumbers: null,
  totalSpent: null,
};

/**
 * A browser with several tabs, on fake timers. The tabs share locks and messages; `sockets` are those of all
 * tabs.
 */
export const openBrowser = () => {
  const sockets = createFakeSockets();
  const group = createFakeTabChannel();
  /** Responses of the server, and their delay. */
  const answers = { numbers: [] as readonly PurchasedNumber[], afterMs: 0 };
  const answered = <T>(answer: T): T | Promise<T> => {
    const { afterMs } = answers;
    return afterMs === 0 ? answer : new Promise((resolve) => setTimeout(() => resolve(answer), afterMs));
  };
  const calls: FakeCalls = {
    balance: () => answered(aBalance(10)),
    activeNumbers: () => answered({ numbers: answers.numbers, pagination: null }),
    services: () => [],
    countries: () => [],
    deposits: () => ({ deposits: [], pagination: null }),
    dashboardStats: () => someStats,
    dashboardActivity: () => [],
  };
  /** Delivers messages between tabs and advances the time, in ms. */
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  /** Opens the signed-in part of the app in one more tab. Default: in view, of Ada, sharing with others. */
  const openTab = async ({ user = ada, isVisible = true, shares = true, ports = noBrowser } = {}) => {
    const own: FakeSocket[] = [];
    const { scope, spyOn, callsTo } = createTestScope({
      user,
      calls,
      values: [
        [
          $openSocket,
          (url: string) => {
            const socket = sockets.openSocket(url);
            own.push(sockets.current());
            return socket;
          },
        ],
        [$realtimeOrigin, 'https://api.test'],
        [$tabChannel, shares ? group.open() : null],
        [$ports, ports],
      ],
    });
    const fire = async <T>(unit: EventCallable<T>, params: T) => {
      void allSettled(unit as EventCallable<unknown>, { scope, params });
      await pass();
    };
    await fire(pageVisibilityChanged, isVisible);
    await fire(workspaceOpened, undefined);
    return {
      scope,
      fire,
      isConnected: () => own.some((socket) => !socket.isClosed()),
      setVisible: (next: boolean) => fire(pageVisibilityChanged, next),
      spyOn,
      callsTo,
    };
  };
  return { sockets, group, sent: group.sent, answers, openTab, pass };
};

/** A tab of a browser. */
export type OpenedTab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

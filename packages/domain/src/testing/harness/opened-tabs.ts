import { allSettled, type EventCallable } from 'effector';
import { vi } from 'vitest';
import type { PurchasedNumber } from '../../contracts/number';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { pageVisibilityChanged } from '../../lib/page';
import { $toasts } from '../../lib/toasts/toasts';
import { activeNumbersRequested } from '../../numbers/list/active-numbers-query';
import { $openSocket, $realtimeOrigin } from '../../realtime/ports';
import { $tabChannel } from '../../realtime/tabs/tab-channel';
import '../../workspace/workspace-opened';
import { workspaceOpened } from '../../lib/session-events';
import { aServer } from '../fakes/fake-server';
import { ada, createTestScope, type TestScopeOptions } from './create-test-scope';
import { createFakeSockets, type FakeSocket } from '../fakes/fake-socket';
import { createFakeTabChannel } from '../fakes/fake-tab-channel';

interface TabOptions extends Pick<TestScopeOptions, 'stored' | 'calls' | 'values'> {
  /** Default: true. */
  readonly isVisible?: boolean;
  /** True if it shares its connection with the other tabs. Default: true. */
  readonly shares?: boolean;
}

/**
 * A browser with several tabs, on fake timers. The tabs share locks and messages; `sockets` are those of all
 * tabs.
 */
export const openBrowser = (server = aServer()) => {
  const sockets = createFakeSockets();
  const group = createFakeTabChannel();
  /** Delivers messages between tabs and advances the time, in ms. */
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  /** Opens the signed-in part of the app in one more tab. Default: in view, of Ada, sharing with others. */
  const openTab = async ({ isVisible = true, shares = true, values = [], ...browser }: TabOptions = {}) => {
    const own: FakeSocket[] = [];
    const tab = createTestScope({
      ports: {},
      ...browser,
      user: ada,
      server,
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
        ...values,
      ],
    });
    const fire = async <T>(unit: EventCallable<T>, params: T) => {
      void allSettled(unit as EventCallable<unknown>, { scope: tab.scope, params });
      await pass();
    };
    await fire(pageVisibilityChanged, isVisible);
    await fire(workspaceOpened, undefined);
    return {
      ...tab,
      fire,
      isConnected: () => own.some((socket) => !socket.isClosed()),
      setVisible: (next: boolean) => fire(pageVisibilityChanged, next),
    };
  };
  return { sockets, group, server, openTab, pass };
};

export type OpenedTab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

interface WorkspaceOptions extends Pick<TestScopeOptions, 'stored'> {
  readonly numbers?: readonly PurchasedNumber[];
}

/** A tab alone, with its list of numbers loaded and an open websocket. */
export const openWorkspace = async ({ numbers = [], ...browser }: WorkspaceOptions = {}) => {
  const { sockets, openTab, pass } = openBrowser(aServer({ balance: 10, numbers }));
  const tab = await openTab({ shares: false, ...browser });
  await allSettled(activeNumbersRequested, { scope: tab.scope });
  // From here on, a read makes a call of its own.
  await pass(REPEATED_READ_GAP_MS);
  sockets.current().open();
  const toastTexts = () => tab.get($toasts).map(({ text }) => text);
  return { ...tab, sockets, toastTexts, nextFrame: () => pass(16) };
};

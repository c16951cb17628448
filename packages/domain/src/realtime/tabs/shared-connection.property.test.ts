import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scopeClosed, sessionEnded } from '../../lib/session-events';
import { pageFrozen, pageResumed } from '../../lib/page';
import type { FakeSocket } from '../../testing/fakes/fake-socket';
import { openBrowser, type OpenedTab } from '../../testing/harness/opened-tabs';
import { $connectionStatus } from '../model';
import { smsReceived } from '../messages/events';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock(Date.UTC(2026, 0, 1));

const MOST_TABS = 5;

/** Events of the tabs of a browser, in any order. `at`: index of the tab. */
const command = fc.record({
  what: fc.constantFrom(
    'open',
    'open hidden',
    'close',
    'freeze',
    'resume',
    'hide',
    'show',
    'sign out',
    'drop',
  ),
  at: fc.nat({ max: MOST_TABS - 1 }),
  thenMs: fc.constantFrom(0, 0, 10, 400, 600, 1_500),
});

interface Fate {
  readonly tab: OpenedTab;
  isVisible: boolean;
  isFrozen: boolean;
  isSignedOut: boolean;
}

it('shared connection: has at most one socket, and one while a signed-in tab runs, held by a visible tab if there is one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const { sockets, openTab, pass } = openBrowser();
      const tabs: Fate[] = [];
      const accepted = new Set<FakeSocket>();
      /** The server accepts every client and answers pings, while time passes, in ms. */
      const serve = async (ms: number) => {
        for (let left = ms; left >= 0; left -= 1_000) {
          await pass(Math.min(left, 1_000));
          for (const socket of sockets.live()) {
            if (!accepted.has(socket)) socket.open();
            accepted.add(socket);
            socket.push({ type: 'pong' });
          }
          await pass();
        }
      };
      const open = async (isVisible: boolean) => {
        if (tabs.length === MOST_TABS) return;
        const tab = await openTab({ isVisible });
        tabs.push({ tab, isVisible, isFrozen: false, isSignedOut: false });
      };
      const happens = async (what: string, fate: Fate) => {
        const { tab } = fate;
        if (what === 'close') {
          await tab.fire(pageFrozen, undefined);
          tabs.splice(tabs.indexOf(fate), 1);
        }
        if (what === 'sign out') {
          await tab.fire(sessionEnded, undefined);
          await tab.fire(scopeClosed, undefined);
          fate.isSignedOut = true;
        }
        if (what === 'resume' && fate.isFrozen) {
          fate.isFrozen = false;
          await tab.fire(pageResumed, undefined);
        }
        if (what === 'freeze' && !fate.isFrozen) {
          fate.isFrozen = true;
          await tab.fire(pageFrozen, undefined);
        }
        if ((what === 'hide' || what === 'show') && !fate.isFrozen) {
          fate.isVisible = what === 'show';
          await tab.setVisible(fate.isVisible);
        }
      };

      for (const { what, at, thenMs } of commands) {
        const fate = tabs[at];
        if (what === 'open' || what === 'open hidden') await open(what === 'open');
        else if (what === 'drop') sockets.live()[0]?.drop();
        else if (fate !== undefined) await happens(what, fate);
        await serve(thenMs);
        expect(sockets.live().length).toBeLessThanOrEqual(1);
      }

      await serve(35_000);
      const running = tabs.filter(({ isFrozen, isSignedOut }) => !isFrozen && !isSignedOut);
      expect(sockets.live()).toHaveLength(running.length > 0 ? 1 : 0);
      const inView = running.filter(({ isVisible }) => isVisible);
      if (inView.length > 0) expect(inView.filter(({ tab }) => tab.isConnected())).toHaveLength(1);
      const spies = running.map(({ tab }) => tab.spyOn(smsReceived));
      sockets.live()[0]?.push({ type: 'sms_received', data: { activationId: 'a1', code: '1234' } });
      await pass(16);
      spies.forEach((fn) => expect(fn).toHaveBeenCalledTimes(1));
      running.forEach(({ tab }) => expect(tab.scope.getState($connectionStatus)?.state).toBe('connected'));
      // Leaves no timer running.
      for (const { tab } of tabs) await tab.fire(sessionEnded, undefined);
    }),
    { numRuns: 100 },
  );
});

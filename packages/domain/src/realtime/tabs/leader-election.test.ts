import { expect, it } from 'vitest';
import { createFakeTabChannel } from '../../testing/fakes/fake-tab-channel';
import { LEADER_ELECTION } from '../../limits';
import { startLeaderElection } from './leader-election';
import type { TabLock } from './tab-channel';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

/** The tabs of one user in one browser, and which of them leads. */
const openTabs = () => {
  const group = createFakeTabChannel();
  const open = async ({ isVisible = true } = {}) => {
    const changes: string[] = [];
    const leadership = startLeaderElection({
      tabChannel: group.open(),
      userId: '7',
      isVisible,
      onElected: (hasStolen) => changes.push(hasStolen ? 'takes the lead' : 'leads'),
      onLeadershipLost: () => changes.push('follows'),
    });
    await pass();
    return { ...leadership, changes };
  };
  const openHiddenLeader = async () => {
    const tab = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    return tab;
  };
  return { group, open, openHiddenLeader };
};

it('second tab: visible takes the lead once a visible one becomes hidden, not when that one repeats its visibility', async () => {
  const { open } = openTabs();
  const first = await open();
  const second = await open();
  first.setVisible(true);
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, second.changes]).toEqual([['leads'], []]);
  first.setVisible(false);
  await pass();
  expect([first.changes, second.changes]).toEqual([['leads', 'follows'], ['takes the lead']]);
});

it('second tab: opened hidden takes the lead after being visible for a while, not when it is only passed', async () => {
  const { open, openHiddenLeader } = openTabs();
  const first = await openHiddenLeader();
  const second = await open({ isVisible: false });
  await pass(LEADER_ELECTION.yieldMs);
  expect([first.changes, second.changes]).toEqual([['leads'], []]);
  second.setVisible(true);
  await pass(LEADER_ELECTION.takeOverMs - 1);
  second.setVisible(false);
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, second.changes]).toEqual([['leads'], []]);
  second.setVisible(true);
  await pass(LEADER_ELECTION.takeOverMs - 1);
  expect(second.changes).toEqual([]);
  await pass(1);
  expect([first.changes, second.changes]).toEqual([['leads', 'follows'], ['takes the lead']]);
});

it('leader election: includes tabs that run another version of the product', async () => {
  const { group, open } = openTabs();
  const other = group.open();
  const hold = (lock: TabLock) =>
    other.requestLock({
      lock,
      userId: '7',
      steal: false,
      onHeld: () => undefined,
      onStolen: () => undefined,
    });
  hold('lead');
  const letFrontGo = hold('front');
  const tab = await open();
  expect(tab.changes).toEqual([]);
  letFrontGo();
  await pass();
  expect(tab.changes).toEqual(['takes the lead']);
});

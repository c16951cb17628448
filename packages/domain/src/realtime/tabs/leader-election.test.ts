import { expect, it } from 'vitest';
import { createFakeTabChannel } from '../../testing/fakes/fake-tab-channel';
import { LEADER_ELECTION } from '../../limits/tuning';
import { startLeaderElection } from './leader-election';
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
  return { open };
};

it('second tab: takes the lead of a hidden one after being visible for a while, not when it is only passed', async () => {
  const { open } = openTabs();
  const first = await open({ isVisible: false });
  const second = await open({ isVisible: false });
  second.setLeaderVisible(false);
  await pass(LEADER_ELECTION.takeOverMs);
  second.setVisible(true);
  await pass(LEADER_ELECTION.takeOverMs - 1);
  second.setVisible(false);
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, second.changes]).toEqual([['leads'], []]);
  second.setVisible(true);
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, second.changes]).toEqual([['leads', 'follows'], ['takes the lead']]);
});

it('second tab: takes no lead while the leader is visible, but that of a leader that does not answer', async () => {
  const { open } = openTabs();
  const first = await open();
  const second = await open();
  second.setLeaderVisible(true);
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, second.changes]).toEqual([['leads'], []]);
  const third = await open();
  await pass(LEADER_ELECTION.takeOverMs);
  expect([first.changes, third.changes]).toEqual([['leads', 'follows'], ['takes the lead']]);
});

it('second tab: that ends leaves the lead to the one it took it from', async () => {
  const { open } = openTabs();
  const first = await open();
  const second = await open();
  second.takeOver();
  await pass();
  second.end();
  await pass();
  expect([first.changes, second.changes]).toEqual([['leads', 'follows', 'leads'], ['takes the lead']]);
});

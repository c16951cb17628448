import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeTabChannel } from '../../testing/fakes/fake-tab-channel';
import { LEADER_ELECTION } from '../../limits';
import { startLeaderElection } from './leader-election';
import type { TabLock } from './tab-channel';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** The tabs of one user in one browser, and which of them leads. */
const openTabs = () => {
  const group = createFakeTabChannel();
  const open = async ({ isVisible = true } = {}) => {
    const heard: string[] = [];
    const leadership = startLeaderElection({
      tabChannel: group.open(),
      userId: '7',
      isVisible,
      onElected: (hasStolen) => heard.push(hasStolen ? 'takes the lead' : 'leads'),
      onLeadershipLost: () => heard.push('follows'),
    });
    await pass();
    return { ...leadership, heard };
  };
  return { group, open };
};

describe('a tab alone', () => {
  it('leads at once in view', async () => {
    const tab = await openTabs().open();
    expect(tab.heard).toEqual(['leads']);
  });

  it('leads out of view after it has given way', async () => {
    const tab = await openTabs().open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs - 1);
    expect(tab.heard).toEqual([]);
    await pass(1);
    expect(tab.heard).toEqual(['leads']);
  });

  it('that asks for the lead while it gives way gets it at once, and once', async () => {
    const tab = await openTabs().open({ isVisible: false });
    tab.takeOver();
    await pass();
    expect(tab.heard).toEqual(['takes the lead']);
    tab.takeOver();
    await pass(LEADER_ELECTION.yieldMs);
    expect(tab.heard).toEqual(['takes the lead']);
  });

  it('that is closed while it gives way does not lead', async () => {
    const tab = await openTabs().open({ isVisible: false });
    tab.end();
    await pass(LEADER_ELECTION.yieldMs);
    expect(tab.heard).toEqual([]);
  });
});

describe('a second tab', () => {
  it('takes the lead from a hidden one at once when it is opened in view', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    const second = await open();
    expect([first.heard, second.heard]).toEqual([['leads', 'follows'], ['takes the lead']]);
  });

  it('opened in view spares a hidden one that still gives way', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    const second = await open();
    await pass(LEADER_ELECTION.yieldMs);
    expect([first.heard, second.heard]).toEqual([[], ['takes the lead']]);
  });

  it('opened out of view leaves the lead to a hidden one', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    const second = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    expect([first.heard, second.heard]).toEqual([['leads'], []]);
  });

  it('in view leaves the lead to one in view, also one that is told again that it is', async () => {
    const { open } = openTabs();
    const first = await open();
    const second = await open();
    first.setVisible(true);
    await pass(LEADER_ELECTION.takeOverMs);
    expect([first.heard, second.heard]).toEqual([['leads'], []]);
  });

  it('in view takes the lead from one that goes out of view', async () => {
    const { open } = openTabs();
    const first = await open();
    const second = await open();
    first.setVisible(false);
    await pass();
    expect([first.heard, second.heard]).toEqual([['leads', 'follows'], ['takes the lead']]);
  });

  it('takes the lead when it has been in view for a while, not when it is passed by', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    const second = await open({ isVisible: false });
    second.setVisible(true);
    await pass(LEADER_ELECTION.takeOverMs - 1);
    second.setVisible(false);
    await pass(LEADER_ELECTION.takeOverMs);
    expect([first.heard, second.heard]).toEqual([['leads'], []]);
    second.setVisible(true);
    await pass(LEADER_ELECTION.takeOverMs - 1);
    expect(second.heard).toEqual([]);
    await pass(1);
    expect([first.heard, second.heard]).toEqual([['leads', 'follows'], ['takes the lead']]);
  });

  it('that came into view and is closed does not lead', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    const second = await open({ isVisible: false });
    second.setVisible(true);
    second.end();
    await pass(LEADER_ELECTION.takeOverMs);
    expect([first.heard, second.heard]).toEqual([['leads'], []]);
  });
});

it('competes with tabs that another version of the product runs in', async () => {
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
  expect(tab.heard).toEqual([]);
  letFrontGo();
  await pass();
  expect(tab.heard).toEqual(['takes the lead']);
});

describe('a tab that led', () => {
  it('leads again when the one that took the lead goes, which hears nothing more', async () => {
    const { open } = openTabs();
    const first = await open({ isVisible: false });
    await pass(LEADER_ELECTION.yieldMs);
    const second = await open();
    second.end();
    await pass(LEADER_ELECTION.yieldMs);
    expect(first.heard).toEqual(['leads', 'follows', 'leads']);
    first.end();
    await pass(LEADER_ELECTION.yieldMs);
    expect([first.heard, second.heard]).toEqual([['leads', 'follows', 'leads'], ['takes the lead']]);
  });

  it('can be asked to take it back', async () => {
    const { open } = openTabs();
    const first = await open();
    const second = await open({ isVisible: false });
    second.takeOver();
    await pass();
    first.takeOver();
    await pass();
    expect(first.heard).toEqual(['leads', 'follows', 'takes the lead']);
    expect(second.heard).toEqual(['takes the lead', 'follows']);
  });
});

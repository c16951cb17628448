import { describe, expect, it } from 'vitest';
import { balance } from '../contracts/payments';
import { BALANCE, REFRESH, balanceAnswer, createSignedInClient } from '../testing/client-with-server';
import { createFakeTabs } from '../testing/fake-tabs';
import { errorAnswer, json, type FakeRoute } from '../testing/fake-fetch';

/** A server that accepts one access token at a time, as refreshes replace it. */
const createServer = () => {
  let refreshes = 0;
  const refresh: FakeRoute = () => json({ success: true, accessToken: `token-${(refreshes += 1) + 1}` });
  const accounts: FakeRoute = ({ headers }) =>
    headers.get('Authorization') === `Bearer token-${refreshes + 1}`
      ? balanceAnswer()
      : errorAnswer(401, 'TOKEN_EXPIRED');
  return { routes: { [REFRESH]: refresh, [BALANCE]: accounts }, expire: () => (refreshes += 1) };
};

const openTwoTabs = async () => {
  const { routes, expire } = createServer();
  const tabs = createFakeTabs();
  const first = await createSignedInClient(routes, tabs.open());
  const second = await createSignedInClient(routes, tabs.open());
  const refreshes = () => first.server.count(REFRESH) + second.server.count(REFRESH);
  return { first, second, expire, refreshes };
};

describe('a refresh', () => {
  it('is shared: 50 calls of two tabs that fail together ask for one', async () => {
    const { first, second, expire, refreshes } = await openTwoTabs();
    expire();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? first : second).client.call(balance, {})),
    );
    expect(answers.map((answer) => answer.balance)).toEqual(Array.from({ length: 50 }, () => 12.5));
    expect(refreshes()).toBe(1);
  });

  it('hands its token to a tab that is idle, so that its next call needs none', async () => {
    const { first, second, expire, refreshes } = await openTwoTabs();
    expire();
    await first.client.call(balance, {});
    await second.client.call(balance, {});
    expect(refreshes()).toBe(1);
  });
});

describe('signing out', () => {
  it('ends the session of every tab', async () => {
    const { first, second } = await openTwoTabs();
    await first.client.logout();
    expect(second.client.accessToken()).toBeNull();
    expect(second.onSignedOutElsewhere).toHaveBeenCalledTimes(1);
    expect(first.onSignedOutElsewhere).not.toHaveBeenCalled();
  });

  it('says nothing to a tab in which nobody is signed in', async () => {
    const { first, second } = await openTwoTabs();
    await second.client.logout();
    expect(first.onSignedOutElsewhere).toHaveBeenCalledTimes(1);
    await second.client.logout();
    expect(first.onSignedOutElsewhere).toHaveBeenCalledTimes(1);
  });

  it('keeps a token that arrives late from bringing the session back', async () => {
    const { first, second, expire } = await openTwoTabs();
    await second.client.logout();
    expire();
    await first.client.refresh().catch(() => undefined);
    expect(second.client.accessToken()).toBeNull();
  });
});

import { LEADER_ELECTION } from '../../limits';
import type { TabChannel, TabLock } from './tab-channel';

type Timer = ReturnType<typeof setTimeout>;

/** Dependencies of a tab in the leader election, and its callbacks. */
export interface LeaderElectionOptions {
  readonly tabChannel: TabChannel;
  readonly userId: string;
  readonly isVisible: boolean;
  /** This tab leads from now on. `hasStolen`: another tab led until now. */
  readonly onElected: (hasStolen: boolean) => void;
  /** Another tab took the lead. */
  readonly onLeadershipLost: () => void;
}

/** One tab's part in deciding which tab leads. */
export interface LeaderElection {
  /** Takes the lead, even from another tab. */
  readonly takeOver: () => void;
  /** The page became visible or hidden. */
  readonly setVisible: (isVisible: boolean) => void;
  /** Releases its locks permanently. */
  readonly end: () => void;
}

const nothing = (): void => undefined;

/**
 * Elects the leader among a user's tabs (decision 0033). All wait for the lock 'lead'. Visible tabs also wait
 * for 'front', and the one that gets it takes the lead: a visible tab leads if there is one, and keeps the
 * lead while it is visible.
 */
export const startLeaderElection = (options: LeaderElectionOptions): LeaderElection => {
  const { tabChannel, userId, onElected, onLeadershipLost } = options;
  let { isVisible } = options;
  let isLeader = false;
  let releaseLeaderLock = nothing;
  let releaseVisibleLock = nothing;
  let leaderTimer: Timer | undefined;
  let visibleTimer: Timer | undefined;

  const requestLock = (lock: TabLock, steal: boolean, onHeld: () => void, onStolen: () => void) =>
    tabChannel.requestLock({ lock, userId, steal, onHeld, onStolen });

  const becomeLeader = (hasStolen: boolean): void => {
    isLeader = true;
    onElected(hasStolen);
  };

  const requestLeaderLock = (steals: boolean): void => {
    releaseLeaderLock();
    const acquired = (): void => {
      if (isVisible || steals) becomeLeader(steals);
      else leaderTimer = setTimeout(becomeLeader, LEADER_ELECTION.yieldMs, false);
    };
    const stolen = (): void => {
      clearTimeout(leaderTimer);
      const wasLeader = isLeader;
      isLeader = false;
      if (wasLeader) onLeadershipLost();
      requestLeaderLock(false);
    };
    releaseLeaderLock = requestLock('lead', steals, acquired, stolen);
  };

  const takeOver = (): void => {
    if (isLeader) return;
    clearTimeout(leaderTimer);
    requestLeaderLock(true);
  };

  const requestVisibleLock = (): void => {
    releaseVisibleLock = requestLock('front', false, takeOver, nothing);
  };

  const leaveVisibleQueue = (): void => {
    clearTimeout(visibleTimer);
    releaseVisibleLock();
    releaseVisibleLock = nothing;
  };

  requestLeaderLock(false);
  // A new tab was opened on purpose; one that becomes visible may only be passed while flipping through tabs.
  if (isVisible) requestVisibleLock();

  return {
    takeOver,
    setVisible: (next) => {
      if (next === isVisible) return;
      isVisible = next;
      leaveVisibleQueue();
      if (isVisible) visibleTimer = setTimeout(requestVisibleLock, LEADER_ELECTION.takeOverMs);
    },
    end: () => {
      leaveVisibleQueue();
      clearTimeout(leaderTimer);
      releaseLeaderLock();
    },
  };
};

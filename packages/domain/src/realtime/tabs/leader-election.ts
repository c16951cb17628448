import { LEADER_ELECTION } from '../../limits/tuning';
import type { TabChannel } from './tab-channel';

export interface LeaderElectionOptions {
  readonly tabChannel: TabChannel;
  readonly userId: string;
  readonly isVisible: boolean;
  /** This tab leads from now on. `hasStolen`: another tab led until now. */
  readonly onElected: (hasStolen: boolean) => void;
  readonly onLeadershipLost: () => void;
}

/**
 * Elects the leader among a user's tabs (decision 0033). All wait for one lock, and a visible tab takes it
 * from a hidden one: a visible tab leads if there is one, and keeps the lead while it is visible.
 */
export const startLeaderElection = (options: LeaderElectionOptions) => {
  const { tabChannel, userId, onElected, onLeadershipLost } = options;
  let { isVisible } = options;
  let isLeader = false;
  /** Until another tab says so: a leader that does not answer may be taken over. */
  let isLeaderVisible = false;
  let release = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const requestLead = (steal: boolean): void => {
    release();
    release = tabChannel.requestLead({
      userId,
      steal,
      onHeld: () => {
        isLeader = true;
        onElected(steal);
      },
      onStolen: () => {
        isLeader = false;
        onLeadershipLost();
        requestLead(false);
      },
    });
  };

  const takeOver = (): void => {
    if (!isLeader) requestLead(true);
  };

  /** Not at once: the tab may only be passed while flipping through tabs. */
  const takeOverSoon = (): void => {
    clearTimeout(timer);
    if (isVisible && !isLeaderVisible) timer = setTimeout(takeOver, LEADER_ELECTION.takeOverMs);
  };

  requestLead(false);
  takeOverSoon();

  return {
    /** Takes the lead, even from another tab. */
    takeOver,
    setVisible: (next: boolean): void => {
      if (next === isVisible) return;
      isVisible = next;
      takeOverSoon();
    },
    setLeaderVisible: (next: boolean): void => {
      isLeaderVisible = next;
      takeOverSoon();
    },
    end: (): void => {
      clearTimeout(timer);
      release();
    },
  };
};

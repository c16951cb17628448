import { TAB_LEAD } from '../../limits';
import type { TabGroup, TabLock } from './tab-channel';

type Timer = ReturnType<typeof setTimeout>;

/** What a tab needs to compete for the lead, and its callbacks. */
export interface LeadershipOptions {
  readonly tabs: TabGroup;
  readonly userId: string;
  readonly isVisible: boolean;
  /** This tab leads from now on. `hasStolen`: another tab led until now. */
  readonly onLead: (hasStolen: boolean) => void;
  /** Another tab took the lead. */
  readonly onFollow: () => void;
}

/** One tab's part in deciding which tab leads. */
export interface Leadership {
  /** Takes the lead, even if another tab has it. */
  readonly takeOver: () => void;
  /** The page came into view or went out of it. */
  readonly setVisible: (isVisible: boolean) => void;
  /** Gives up its locks for good. */
  readonly end: () => void;
}

const nothing = (): void => undefined;

/**
 * Decides which of a user's tabs leads (decision 0033). All wait for the lock 'lead'. Tabs in view wait for 'front'
 * as well, and the one that gets it takes the lead: so a tab in view leads if there is one, and keeps the lead while
 * it is in view.
 */
export const openLeadership = (options: LeadershipOptions): Leadership => {
  const { tabs, userId, onLead, onFollow } = options;
  let { isVisible } = options;
  let isLeading = false;
  let letLeadGo = nothing;
  let letFrontGo = nothing;
  let leadTimer: Timer | undefined;
  let frontTimer: Timer | undefined;

  const claim = (lock: TabLock, steals: boolean, onHeld: () => void, onStolen: () => void) =>
    tabs.claim({ lock, userId, steals, onHeld, onStolen });

  const lead = (hasStolen: boolean): void => {
    isLeading = true;
    onLead(hasStolen);
  };

  const claimLead = (steals: boolean): void => {
    letLeadGo();
    const held = (): void => {
      if (isVisible || steals) lead(steals);
      else leadTimer = setTimeout(lead, TAB_LEAD.giveWayMs, false);
    };
    const stolen = (): void => {
      clearTimeout(leadTimer);
      const hasLed = isLeading;
      isLeading = false;
      if (hasLed) onFollow();
      claimLead(false);
    };
    letLeadGo = claim('lead', steals, held, stolen);
  };

  const takeOver = (): void => {
    if (isLeading) return;
    clearTimeout(leadTimer);
    claimLead(true);
  };

  const claimFront = (): void => {
    letFrontGo = claim('front', false, takeOver, nothing);
  };

  const leaveFront = (): void => {
    clearTimeout(frontTimer);
    letFrontGo();
    letFrontGo = nothing;
  };

  claimLead(false);
  // A new tab was opened on purpose; one that comes into view may only be passed while flipping through tabs.
  if (isVisible) claimFront();

  return {
    takeOver,
    setVisible: (next) => {
      if (next === isVisible) return;
      isVisible = next;
      leaveFront();
      if (isVisible) frontTimer = setTimeout(claimFront, TAB_LEAD.takeOverMs);
    },
    end: () => {
      leaveFront();
      clearTimeout(leadTimer);
      letLeadGo();
    },
  };
};

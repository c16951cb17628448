import type { CheckoutWindow } from '@sms/domain';

/** Records the destinations of a story's payments without opening them. */
export interface StoryCheckout {
  /** True when the browser blocks popups. Default: no. */
  blocked: boolean;
  /** Addresses that popups were sent to, in order. */
  readonly inPopup: string[];
  /** Addresses that this tab was sent to, in order. */
  readonly inThisTab: string[];
  /** Closes every popup, as the user would. */
  readonly closePopups: () => void;
}

/** A browser that simulates popups and navigation. */
export const createStoryCheckout = () => {
  let closed = 0;
  let opened = 0;
  const checkout: StoryCheckout = {
    blocked: false,
    inPopup: [],
    inThisTab: [],
    closePopups: () => {
      closed = opened;
    },
  };
  const open = (): CheckoutWindow | null => {
    if (checkout.blocked) return null;
    opened += 1;
    const number = opened;
    return {
      navigate: (href) => void checkout.inPopup.push(href),
      close: () => undefined,
      isClosed: () => number <= closed,
    };
  };
  return { checkout, open, leave: (href: string) => void checkout.inThisTab.push(href) };
};

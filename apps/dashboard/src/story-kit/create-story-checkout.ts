import type { CheckoutWindow } from '@sms/domain';

/** Where payments lead in a story: nowhere, but written down. */
export interface StoryCheckout {
  /** Whether the browser blocks popups. Default: no. */
  blocked: boolean;
  /** Addresses a popup was led to, in order. */
  readonly inPopup: string[];
  /** Addresses this tab was left for, in order. */
  readonly inThisTab: string[];
  /** Closes every popup, as the user does. */
  readonly closePopups: () => void;
}

/** A browser whose popups exist on paper only. */
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

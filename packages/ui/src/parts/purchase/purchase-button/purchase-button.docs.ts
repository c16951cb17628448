import type { ComponentDocs } from '../../../story-kit';
import type { PurchaseButtonProps } from './purchase-button';

export const componentDocs: ComponentDocs<PurchaseButtonProps> = {
  whenToUse: [
    'In the receipt of the last step; on phones in the bar above the tabs, with the price next to it.',
  ],
  whenNot: ["For 'Buy again', which is a link into the wizard."],
  dos: [
    {
      rule: "Give every reason its own text: 'Loading Price...', 'Wait 27s'.",
      shown: [{ blockedBy: 'rate-limited', secondsLeft: 27 }],
    },
    'Hide it from the eye while the balance is too low: paying is the way on, and screen readers hear why it is disabled.',
    'Lock it while the last purchase is unconfirmed.',
    'Reserve space for the price next to it while it loads.',
  ],
  donts: ['Do not focus it when the step opens: a double Enter must not buy.'],
  anatomy: { Button: 'button' },
  screenReader: [
    'Purchasing and loading are busy states, announced as unavailable without losing the focus.',
  ],
  decisions: [17, 18, 26, 42],
};

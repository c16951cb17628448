import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the row and the card of a deposit, and at the end of its details.'],
  whenNot: ['For a deposit that is completed, failed or cancelled: it has no actions.'],
  dos: [
    "Offer 'Verify', 'Reopen Checkout' and 'Cancel' while pending, only 'Remove' after the session has expired.",
  ],
  donts: ['Do not enable a second action while one is in flight.'],
  anatomy: {
    Verify: 'button:first-of-type',
    'Reopen Checkout': 'button:nth-of-type(2)',
    Cancel: 'button:nth-of-type(3)',
  },
  keyboard: { Tab: 'Moves through the buttons; while one is busy only that one is focusable.' },
  decisions: [13],
};

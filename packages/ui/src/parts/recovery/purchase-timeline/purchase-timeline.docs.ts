import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the receipt below UnconfirmedPurchase, and below the message that nothing was charged.'],
  whenNot: ['For a purchase with a response: its toast or PurchaseError shows it.'],
  dos: ['Use server time, as the cards do.', 'Show by when the outcome will be known.'],
  donts: [
    'Do not put it inside the alert: its times would be announced again on every update.',
    'Do not show a time that was lost in a reload.',
  ],
  anatomy: { Station: 'li:first-child', Outcome: 'li:last-child' },
  decisions: [17, 67],
};

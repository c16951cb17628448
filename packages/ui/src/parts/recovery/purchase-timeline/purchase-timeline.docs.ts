import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'What has become so far of a purchase whose answer was lost: sent, answer lost, looked up, found or not charged.',
  whenToUse: ['Below UnconfirmedPurchase, and below the message that nothing was charged.'],
  whenNot: [
    'For a purchase with an answer: its toast or PurchaseError says it.',
    'For a deposit: take DepositDetails.',
  ],
  dos: ['Use the times of the server, as the cards do.', 'Say by when the outcome is known.'],
  donts: [
    'Do not put it inside the alert: its times would be read again with every look.',
    'Do not show a time that a reload of the page has hidden.',
  ],
  anatomy: [
    { part: 'Station', selector: 'li:first-child' },
    { part: 'Outcome', selector: 'li:last-child' },
  ],
  keyboard: [],
  screenReader: ["An ordered list named 'Your purchase so far'."],
  decisions: [17, 67],
};

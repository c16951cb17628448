import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On /subscriptions.'],
  whenNot: ['For numbers of 20 minutes: use NumberCard.'],
  dos: ['Ask for confirmation, and say that there is no refund.'],
  donts: ['Do not offer to cancel an ended subscription.'],
  anatomy: [
    { part: 'Subscription', selector: 'article' },
    { part: 'Cancel', selector: 'button' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Closes the confirmation and keeps the subscription.' }],
  screenReader: [
    "Each 'Cancel' is described by the name of its subscription.",
    'The confirmation is a dialog.',
  ],
  decisions: [14, 71],
};

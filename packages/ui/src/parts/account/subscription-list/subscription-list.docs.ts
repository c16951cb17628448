import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On /subscriptions.'],
  dos: ['Ask for confirmation, and say that there is no refund.'],
  donts: ['Do not offer to cancel an ended subscription.'],
  anatomy: { Subscription: 'article', Cancel: 'button' },
  keyboard: { Escape: 'Closes the confirmation and keeps the subscription.' },
  screenReader: ["Each 'Cancel' is described by the name of its subscription."],
  decisions: [14, 71],
};

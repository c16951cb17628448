import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On /subscriptions.'],
  whenNot: ['For one SMS: the wizard sells a number for 20 minutes.'],
  dos: ['Show the total price on the button.', 'Say before the purchase that cancelling gives no refund.'],
  donts: ['Do not resend a purchase that may have succeeded.'],
  anatomy: {
    'What to buy': 'select',
    'Block reason, or terms': 'form > div:last-of-type p',
    Subscribe: 'button[type="submit"]',
  },
  screenReader: [
    'The button is described by the sentence next to it: the reason why it is disabled, or the terms.',
  ],
  decisions: [13, 18, 71],
};

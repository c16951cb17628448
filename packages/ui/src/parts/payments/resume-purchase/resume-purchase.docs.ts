import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    "On the payments page, from 'Add Funds' in the wizard until the link is followed or dismissed.",
  ],
  whenNot: ['For a new purchase: link to the wizard.'],
  dos: ['Open the interrupted step with the same selection.'],
  donts: [
    'Do not navigate automatically when the payment arrives.',
    'Do not promise that the price is unchanged.',
  ],
  anatomy: {
    Title: '[role="note"] > div > div > p',
    'The way back': '[role="note"] a',
    Dismiss: '[role="note"] button',
  },
  screenReader: ['A note, not announced: a toast announces the payment.'],
  decisions: [62],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the card of the first number that waits, until the first code of the account.'],
  whenNot: ['For what holds for every number: use UsageGuide.'],
  dos: [
    "Let the card fill 'Copy number', beside the number: the first of the steps.",
    'Ask for notifications here, where a code is expected, and only when the user wants it.',
  ],
  donts: ['Do not offer notifications where the browser refuses them.', 'Do not show it on a second card.'],
  anatomy: { Steps: 'ol', Notification: 'label' },
  decisions: [43, 119],
};

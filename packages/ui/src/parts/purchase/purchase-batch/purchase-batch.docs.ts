import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    "Among 'More options' of the last step; in its receipt while a batch runs or its summary is unread.",
  ],
  dos: [
    'Show the total price on the button.',
    'Disable batch sizes that the balance does not cover, and show the shortfall.',
    'Keep the summary until the user dismisses it: it lists the bought numbers and the reason for the missing ones.',
  ],
  donts: ['Do not notify for each number.', 'Do not send the next purchase before the last one is settled.'],
  anatomy: { Heading: 'h3', 'Two or three': 'ul', Explanation: 'p:last-child' },
  screenReader: ['The current number and the summary are statuses.'],
  decisions: [13, 76],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the card of a waiting number.'],
  whenNot: ['For a received or ended number: omit it.'],
  dos: [
    "Show 'Refund possible in 1:12' before the window and 'Full refund for another 15:59' within it.",
    "Show 'No SMS by 12:42 PM? Cancelled and refunded while this site is open.' on the first card only; the others say 'Auto-refund 12:42 PM'.",
  ],
  donts: [
    "Do not say 'partial': the refund is always full.",
    'Do not replace the notice next to the button, which is a text of the specification.',
  ],
  screenReader: ['Plain text, not live: read only on navigation.'],
  decisions: [9, 25, 111],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'When a refund is possible, as one line on a number card.',
  whenToUse: ['On the card of a number that waits.'],
  whenNot: ['For a number with an SMS, or one that is over: leave it out.'],
  dos: [
    "Say 'Refund possible in 1:12' before the window opens and 'Refund possible until 15:59' within it.",
    'Pass it as a slot, so that a tick repaints this line and no more.',
  ],
  donts: [
    "Do not say 'partial': the refund is always full.",
    'Do not replace the notice beside the button, which is a text of the specification.',
  ],
  keyboard: [],
  screenReader: ['Plain text, not live: read when somebody goes there.'],
  decisions: [9, 25],
};

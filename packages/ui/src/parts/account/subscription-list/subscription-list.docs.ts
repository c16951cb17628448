import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "The user's subscriptions, with their end. A running one can be cancelled.",
  whenToUse: ['On /subscriptions.'],
  whenNot: ['For numbers that live for minutes: take NumberCard.'],
  dos: ['Ask before cancelling, and say that nothing is refunded.'],
  donts: ['Do not offer to cancel what has ended.'],
  anatomy: [
    { part: 'Subscription', selector: 'article' },
    { part: 'Cancel', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Cancel' of each running subscription." },
    { keys: 'Escape', does: 'Keeps the subscription that is asked about.' },
  ],
  screenReader: ["Each 'Cancel' is described by the name of its subscription.", 'The question is a dialog.'],
  decisions: [14, 71],
};

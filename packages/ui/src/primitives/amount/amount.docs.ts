import type { ComponentDocs } from '../../story-kit';
import type { AmountProps } from './amount';

export const componentDocs: ComponentDocs<AmountProps> = {
  whenToUse: ['For every balance and price that a page shows on its own: figures, cards, the header.'],
  whenNot: [
    'Inside a sentence or on a button: write the amount as text.',
    'For naira, which has two decimals: plain text looks the same.',
  ],
  dos: ["Set the size on the parent, with a voice: 'text-figure' for the figure of a card."],
  donts: [
    { rule: 'Do not round the amount: all its decimals stay readable.', shown: [{ children: '$148' }] },
  ],
  decisions: [40],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'In the wizard from the country on: a card next to the step, one line on phones; plain inside the last step, as a row of three on wide screens.',
  ],
  whenNot: ['Without a country: a service that waits for it is marked among SuggestedServices.'],
  dos: ['A click opens the step of a choice and clears it and the later ones.'],
  donts: [
    'Do not allow changes while a purchase is in flight.',
    "Do not show 'Reset Selection' on phones; the specification has it on desktop only.",
  ],
  anatomy: {
    Heading: 'h2',
    'A choice with its image': 'dl > div:nth-child(2) button',
    Operator: 'dl > div:nth-child(3) button',
    'Reset Selection': '[role="group"] > div > div:last-child button',
  },
  decisions: [41, 42],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For a payment or an unconfirmed purchase.'],
  whenNot: [
    'For the steps of a form: use StepIndicator.',
    'For a list of independent events: use ActivityList.',
  ],
  dos: ['Show future steps as awaited.', 'Omit unknown times.'],
  donts: ['Do not convey the state by colour alone: name it in the label.'],
  anatomy: {
    Station: 'li:first-child',
    Label: 'li:first-child > span:nth-of-type(1)',
    Time: 'li:first-child > span:nth-of-type(2)',
  },
  decisions: [63, 67],
};

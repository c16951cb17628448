import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For choosing a country or a service.'],
  whenNot: ['For operators, which are few and have no favourites: use a ScrollBox of ChoiceRow.'],
  dos: [
    'Create sections with section(), which omits the heading of an empty section.',
    'Let a list scroll above 12 countries, in a box of at most 24 rem for services.',
  ],
  donts: ['Do not vary row heights: long lists are virtualised.'],
  anatomy: {
    'Heading with the count': 'li:first-child > h3',
    'A choice': 'li:nth-child(2) [data-choice]',
    Favourite: 'li:nth-child(2) button[aria-pressed]',
  },
  keyboard: {
    'Arrow Down and Arrow Up in a step of the wizard':
      'Move from choice to choice and skip the favourite buttons.',
  },
  screenReader: ['A row whose favourite button was clicked moves to the favourites and keeps the focus.'],
  decisions: [7, 42],
};

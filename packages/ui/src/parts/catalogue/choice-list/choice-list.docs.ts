import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The rows of a step of the wizard, with headings for favourites, popular ones and the rest in one list.',
  whenToUse: ['For choosing a country or a service.'],
  whenNot: [
    'For operators, which are few and have no favourites: a ScrollBox of ChoiceRow is enough.',
    'For one out of a few words: take Select.',
  ],
  dos: [
    'Make the rows with section(), which leaves out the heading of an empty section.',
    'Let a list scroll above 12 countries, in a box of at most 24 rem for services.',
  ],
  donts: [
    'Do not add headings by hand.',
    'Do not give rows different heights: long lists draw only the rows in view.',
  ],
  anatomy: [
    { part: 'Heading with the count', selector: 'li:first-child > div' },
    { part: 'A choice', selector: 'li:nth-child(2) [data-choice]' },
    { part: 'Favourite', selector: 'li:nth-child(2) button[aria-pressed]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the choices and their stars.' },
    { keys: 'Enter or Space', does: 'Takes the choice, or marks it as a favourite.' },
    {
      keys: 'Arrow Down and Arrow Up in a step of the wizard',
      does: 'Move from choice to choice, past the stars.',
    },
  ],
  screenReader: [
    'A short list is a list with the name of what is chosen; a long one is a group with that name around a list.',
    'Headings are of the third level and carry the number of entries.',
    'A row whose star was pressed moves to the favourites and takes the focus along.',
  ],
  decisions: [7, 42],
};

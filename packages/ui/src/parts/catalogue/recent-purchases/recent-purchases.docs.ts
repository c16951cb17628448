import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'What was bought lately: one press leads to the last step of the wizard.',
  whenToUse: ['Above the countries, for the last three pairs of country and service.'],
  whenNot: [
    'For the history: take PurchaseList.',
    'While searching, or while a service waits for its country: leave it out.',
  ],
  dos: ["Name the pair: 'WhatsApp in Nigeria'.", 'Keep the list in this browser, for each user.'],
  donts: [
    'Do not buy with the press; it only makes the choices.',
    'Do not show the operator or a price from then.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h3' },
    { part: 'A pair', selector: 'li:first-child button' },
    { part: 'Logo and flag', selector: 'li:first-child > div' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from pair to pair.' },
    { keys: 'Enter or Space', does: 'Opens the last step with these choices.' },
    {
      keys: 'Arrow Down and Arrow Up in the wizard',
      does: 'Move on to the countries and back to the search.',
    },
  ],
  screenReader: ["A list named 'Recent' of buttons 'WhatsApp in Nigeria'."],
  decisions: [41, 42],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'What the server says about a choice before it is bought: warnings, facts and tips, in its own words.',
  whenToUse: ['Below the choices of the wizard, once they can be told about.'],
  whenNot: [
    'For what went wrong with a purchase: take PurchaseError.',
    'For stock and price: the lists have them.',
  ],
  dos: ['Put warnings first.', 'Show the text as text, however long or strange it is.'],
  donts: [
    'Do not disable the purchase for it: the server decides when it is asked to buy.',
    'Do not put it above a button: it comes when the server has answered, and would move it.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'Notes', selector: 'ul' },
  ],
  keyboard: [{ keys: 'Tab', does: "Reaches 'more' where a text is long." }],
  screenReader: ["A group named 'Before you buy'.", 'The pictures are hidden; the words carry the warning.'],
  decisions: [78],
};

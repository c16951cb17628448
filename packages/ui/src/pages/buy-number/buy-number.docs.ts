import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The purchase wizard: country, service, operator, confirm. The step follows from what is chosen.',
  whenToUse: ['At /buy-number; links can make choices in it: /buy-number?country=&service=&operator=.'],
  whenNot: [
    "For buying the same again: 'Recent', 'Buy again' and the search lead straight to the last step.",
  ],
  dos: [
    "Let a choice go on at once, and let the summary and 'Back' lead back.",
    'Hold everything while a purchase is under way, its outcome is unknown or the wait runs.',
    "Put what comes with the price below 'Back' and 'Purchase Number', which must not move.",
    'Lead the focus on: to the search of the next step, to the heading of the last.',
  ],
  donts: [
    "Do not add a 'Next' button.",
    'Do not send a purchase twice: a lost answer is looked up.',
    "Do not give the focus to 'Purchase Number'.",
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh', selector: 'div:has(> h1) + div button' },
    { part: 'Steps', selector: 'ol' },
    { part: 'Your selection', selector: '[role="group"][aria-label="Your selection"]' },
    { part: 'Step', selector: 'section' },
    { part: 'Price and balance', selector: '[role="group"][aria-label="Price and balance"]' },
    { part: 'Main action', selector: '[data-action-bar]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through 'Refresh', the summary, the step, 'Back' and 'Purchase Number'." },
    { keys: 'Arrow Down and Arrow Up', does: 'Move from the search through the choices and back.' },
    { keys: 'Enter in the search', does: 'Takes the first match.' },
    { keys: 'Enter in the maximum price', does: 'Buys, if nothing blocks it.' },
    { keys: 'b', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    'The steps are an ordered list with aria-current="step"; each step is a region named by its heading.',
    'A new step is read because its search or its heading takes the focus.',
    "Loading is a status; 'Error Loading Data' an alert.",
  ],
  decisions: [9, 17, 18, 28, 40, 41, 42, 107],
};

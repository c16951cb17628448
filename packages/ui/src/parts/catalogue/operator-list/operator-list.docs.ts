import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The third step of a purchase: any operator, or a specific one.',
  whenToUse: ['In the wizard, after country and service.'],
  whenNot: ['For countries and services, which can be searched and marked: take ChoiceList.'],
  dos: [
    "Keep 'Any Operator (Recommended)' first and usable while the others load, and when they cannot be loaded.",
    'Keep the place of five, so that nothing below moves when they come.',
    "Treat a country without operators as one with 'Any Operator' only.",
  ],
  donts: [
    'Do not block the purchase because of operators.',
    'Do not show an error for a country that has none.',
  ],
  anatomy: [
    { part: 'Any operator', selector: 'li:first-child [data-choice]' },
    { part: 'An operator', selector: 'li:nth-child(2) [data-choice]' },
    { part: 'Monogram', selector: 'li:nth-child(2) span[aria-hidden] > span' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the rows.' },
    { keys: 'Enter or Space', does: 'Takes the operator; the wizard goes on at once.' },
    { keys: 'Arrow Down and Arrow Up in the wizard', does: 'Move from choice to choice.' },
  ],
  screenReader: [
    "A group named 'Operators' with a list of buttons.",
    "Each is described by 'Network operator in Canada', the first by 'Whichever network has numbers'.",
    "While loading a status says 'Loading operators...'; a failure is a status as well.",
  ],
  decisions: [9, 20, 42, 107],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'One choice of the wizard: picture, name, a second line, facts such as price and stock, and a control of its own at the end.',
  whenToUse: ['For a country, a service or an operator in a list of the wizard.'],
  whenNot: [
    'For a row that opens something: that is the row of a table, see PurchaseList.',
    'For a link: a choice changes the selection, and leads nowhere by itself.',
  ],
  dos: [
    'Let the whole row be the target while the button holds only the name.',
    'Put what is compared at the end: price, then stock.',
  ],
  donts: [
    'Do not put a second button under that target without lifting it above, as the star is.',
    'Do not hide unavailable choices; what is known about stock may be old.',
  ],
  anatomy: [
    { part: 'Picture', selector: 'span[aria-hidden]' },
    { part: 'Name', selector: '[data-choice]' },
    { part: 'Second line', selector: 'span:has(> [data-choice]) + span' },
    { part: 'Arrow', selector: 'div > svg:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the choice, then to its own control.' },
    { keys: 'Enter or Space', does: 'Takes the choice; the wizard goes on at once.' },
  ],
  screenReader: [
    "A button whose name is the choice alone: 'Canada'.",
    "Record, second line and facts are its description: '7 of 9 received', 'Code 36', '1204 available $0.3000'.",
    'The picture and the arrow are hidden.',
  ],
  decisions: [39, 42, 77],
};

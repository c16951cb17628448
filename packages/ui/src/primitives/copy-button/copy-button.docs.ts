import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'Next to a phone number or a code that users paste elsewhere.',
    'In a row of the history, where it shows while the row is hovered or the button has focus.',
  ],
  whenNot: [
    'For the code on a number card: there the whole block copies, and this button is only for keyboards.',
    'For text that users do not paste, such as a status or a date.',
  ],
  dos: ["Name the copied text in the label: 'Copy phone number', 'Copy SMS code'."],
  screenReader: ['The tick is an icon and silent: the toast after a copy announces it.'],
  decisions: [44, 45],
};

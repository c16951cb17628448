import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'An icon button that asks for a text to be copied and shows a tick once that has worked.',
  whenToUse: [
    'Beside a phone number or a code that people paste elsewhere.',
    'In a row of the history, where it shows while the row is pointed at or the button has the focus.',
  ],
  whenNot: [
    'For the code on a number card: there the whole block copies and this button is only the part for keyboards.',
    'For text that nobody pastes, such as a status or a date.',
  ],
  dos: [
    "Say in the label what is copied: 'Copy phone number', 'Copy SMS code'.",
    'Set copied only after the clipboard has taken the text.',
  ],
  donts: [
    "Do not name it 'Copy' alone where two of them stand beside each other.",
    'Do not show the tick for a press that was refused by the browser.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter or Space', does: 'Asks for the text to be copied; the focus stays.' },
  ],
  screenReader: [
    'A button named by its label; where many rows have one, describedBy says whose text it is.',
    'The tick is a picture and silent: the toast that follows a copy announces it.',
  ],
  decisions: [44, 45],
};

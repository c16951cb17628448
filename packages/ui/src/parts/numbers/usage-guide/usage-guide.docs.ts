import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "Four lines on what to know while a number is waiting, folded away under 'How numbers work'.",
  whenToUse: ['At the end of the page of active numbers, while any number waits; open only the first time.'],
  whenNot: [
    'For what blocks a button right now: that stands beside the button.',
    'For help on other pages: there is none, and there should be no need.',
  ],
  dos: ['Keep the four lines of the specification.', 'Fold it once it has been read.'],
  donts: [
    'Do not call the refund partial: one text of the specification does, all others say full.',
    'Do not put it above the numbers.',
  ],
  anatomy: [
    { part: 'Line that opens it', selector: 'summary' },
    { part: 'The four lines', selector: 'ul' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'How numbers work'." },
    { keys: 'Enter or Space', does: 'Opens or closes it.' },
  ],
  screenReader: ["A note named 'How numbers work'; the line is read as expanded or collapsed."],
  decisions: [9, 40],
};

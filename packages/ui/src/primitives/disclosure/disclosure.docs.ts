import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "What few need, folded away under a line that opens it. It is the browser's own details element.",
  whenToUse: [
    'For dates and ids below a number card, the whole text of an SMS, and the guide at the end of a page.',
    'With onToggle, to load something only when somebody wants to see it.',
  ],
  whenNot: [
    'For what most people need: show it.',
    'For something to deal with before going on: take Dialog.',
  ],
  dos: [
    "Name what opens: 'Details', 'Full message'.",
    'Keep it folded, except for what a newcomer needs the first time.',
  ],
  donts: ["Do not write 'Click here' or 'More'.", 'Do not hide a price, a refund or an error in it.'],
  anatomy: [
    { part: 'Line that opens it', selector: 'summary' },
    { part: 'Arrow, turned while it is open', selector: 'summary > svg' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the line.' },
    { keys: 'Enter or Space', does: 'Opens or closes it.' },
  ],
  screenReader: [
    'The line is read as a disclosure button, expanded or collapsed, with the summary as its name.',
    'Folded content is not read, and cannot be reached with the keyboard.',
  ],
  decisions: [40],
};

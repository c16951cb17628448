import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The known facts about one thing, a term and its value per line. What is not known has no line.',
  whenToUse: ['In the details of a purchase or a deposit.'],
  whenNot: [
    'For many things with the same facts: that is a table.',
    'For figures that should be seen at a glance: take StatGrid.',
  ],
  dos: [
    'Pass undefined for what is not known, so that the line is left out.',
    'Let a value be a Badge or carry a copy button after it.',
  ],
  donts: [
    "Do not fill a line with a dash, unless the specification names the text, as 'Not received' for the SMS code.",
    'Do not put a paragraph into a value; long values break anywhere.',
  ],
  anatomy: [
    { part: 'Term', selector: 'dl > div:first-child > dt' },
    { part: 'Value', selector: 'dl > div:first-child > dd' },
    { part: 'Line with a badge', selector: 'dl > div:nth-child(2)' },
  ],
  keyboard: [],
  screenReader: [
    'A description list: each value is read with its term.',
    'In a very narrow window a value stands under its term; the order of reading stays.',
  ],
  decisions: [],
};

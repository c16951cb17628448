import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The state of one of many rows: a dot of 6 px and a word.',
  whenToUse: ['In tables and lists: history, payments, recent activity.'],
  whenNot: [
    'On a card that is about one thing: take Badge.',
    'Without a word: a dot alone says nothing to many eyes and to no screen reader.',
  ],
  dos: [
    'Use amber for what waits, green for what was received, red for what failed, grey for all that is over.',
    'Use the labels of the specification.',
  ],
  donts: [
    "Do not make 'Completed' green: it is done and no news.",
    'Do not mix dots and pills in one table.',
  ],
  anatomy: [
    { part: 'Dot', selector: 'span > span' },
    { part: 'Word', selector: 'span:has(> span)' },
  ],
  keyboard: [],
  screenReader: [
    'Only the word is read; the dot is hidden and drawn as a border, so that forced colours keep it.',
  ],
  decisions: [40, 45],
};

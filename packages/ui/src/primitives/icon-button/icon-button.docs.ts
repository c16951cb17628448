import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A square button that shows a picture everybody knows, and has its name in the label.',
  whenToUse: [
    'For refresh, close, copy and details, where there is no room for words.',
    'sm, 28 px, only in the rows of a table; lg, 44 px, where a thumb has to hit it.',
  ],
  whenNot: [
    'For an action that has to be thought about, such as cancelling a number: write it out with Button.',
    'For going to another page: take LinkButton or Link.',
  ],
  dos: [
    "Name what happens and to what: 'Refresh balance'.",
    'Use it wherever a cross closes something, so that it looks and is hit the same everywhere.',
  ],
  donts: [
    "Do not name it after the picture: 'Arrow' or 'Cross'.",
    'Do not put an icon of a brand or a flag into it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter or Space', does: 'Presses it; does nothing while it is busy.' },
  ],
  screenReader: [
    'A native button named by its label, which is also the native title shown on hover.',
    'While busy it is aria-busy and aria-disabled and keeps the focus.',
    'describedBy tells identical buttons of many rows apart.',
  ],
  decisions: [26, 59],
};

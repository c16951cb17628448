import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A box that scrolls what is too high for it and fades out at its lower end while the content goes on.',
  whenToUse: ['For a list of up to some dozens of rows inside a page, such as operators.'],
  whenNot: [
    'For hundreds of rows: take VirtualList, which draws only those in view.',
    'For the main content of a page: let the page scroll.',
  ],
  dos: [
    "Give the height in rem, so that it grows with the reader's font size; 24 for services and operators.",
    'Let a list of few rows be as high as they are.',
  ],
  donts: [
    'Do not set a height without a name: the box has to say what scrolls.',
    'Do not nest scroll boxes.',
  ],
  anatomy: [
    { part: 'Box', selector: '[role="group"]' },
    { part: 'Fade, while the content goes on', selector: '[role="group"] + div' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box if it scrolls; otherwise it is no stop.' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Scroll it.' },
  ],
  screenReader: ['A group with the label as its name.', 'The fade is hidden.'],
  decisions: [],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For a list of up to some dozens of rows inside a page, such as operators.'],
  whenNot: [
    'For hundreds of rows: use VirtualList, which renders only the visible ones.',
    'For the main content of a page: let the page scroll.',
  ],
  dos: [
    'Set the height in rem, so that it scales with the font size; 24 for services and operators.',
    'A short list takes only the height of its rows.',
  ],
  donts: [
    'Do not set a height without a name: screen readers need the name of the box.',
    'Do not nest scroll boxes.',
  ],
  anatomy: { Box: '[role="group"]', 'Fade, while there is more content': '[role="group"] + div' },
  keyboard: { Tab: 'Moves to the box if it scrolls; otherwise it is not in the tab order.' },
};

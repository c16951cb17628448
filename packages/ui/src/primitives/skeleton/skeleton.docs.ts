import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For figures, rows and cards of known size.'],
  whenNot: ['For a refresh of visible content: keep the old content and set busy on the refresh button.'],
  dos: ['Use the exact height of the content, to prevent a layout shift.'],
  donts: [
    'Do not use it for known text, such as a heading.',
    'Do not show more skeletons than the maximum number of rows.',
  ],
};

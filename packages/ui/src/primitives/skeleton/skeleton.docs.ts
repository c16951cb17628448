import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For figures, rows and cards of known size.'],
  whenNot: [
    'For content of unknown size, or in a button: use Spinner.',
    'For a refresh of visible content: keep the old content and set busy on the refresh button.',
  ],
  dos: [
    'Use the exact height of the content, to prevent a layout shift.',
    'Announce loading once, in a status text for screen readers.',
  ],
  donts: [
    'Do not use it for known text, such as a heading.',
    'Do not show more skeletons than the maximum number of rows.',
  ],
  screenReader: ["Hidden. The surrounding component announces 'Loading …' in a status region."],
};

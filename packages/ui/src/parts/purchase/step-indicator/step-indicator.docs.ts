import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the top of the wizard.'],
  whenNot: [
    "For going back: use 'Back' and the summary; the steps are not clickable.",
    'For anything without a fixed order of steps.',
  ],
  dos: [
    'Use the step names of the specification, which are also the headings of the steps.',
    'Show the current step as text on phones.',
  ],
  donts: ['Do not mark a skipped step as done.', 'Do not count optional steps.'],
  anatomy: { Steps: 'ol', 'Completed step': 'li:first-child', 'Current step': '[aria-current="step"]' },
  screenReader: ["A completed step reads ', done'."],
};

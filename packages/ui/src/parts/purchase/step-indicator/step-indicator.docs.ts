import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "Where the user is in the purchase: four named steps, or 'Step 2 of 4' over bars below 768 px.",
  whenToUse: ['On top of the wizard.'],
  whenNot: [
    "For going back: 'Back' and the summary do; the steps themselves cannot be pressed.",
    'For anything that is not a fixed order of steps.',
  ],
  dos: [
    'Use the step names of the specification, which are also the headings of the steps.',
    'Keep the current step in words on phones.',
  ],
  donts: ['Do not mark a step done that was skipped.', 'Do not count a step that depends on the choice.'],
  anatomy: [
    { part: 'Steps', selector: 'ol' },
    { part: 'Step that is done', selector: 'li:first-child' },
    { part: 'Current step', selector: '[aria-current="step"]' },
  ],
  keyboard: [],
  screenReader: [
    'An ordered list named \'Purchase steps\'; the current item has aria-current="step".',
    "A step that is done reads ', done'.",
  ],
  decisions: [],
};

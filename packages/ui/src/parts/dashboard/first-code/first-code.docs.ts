import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['As the first block of the dashboard, for an account that has not received a code yet.'],
  dos: ['Tick steps from data: a service that was looked for, money on the account or a number that waits.'],
  donts: [
    'Do not lead to a purchase that an empty account must fail.',
    'Do not end it with the first number: a newcomer needs the code.',
  ],
  anatomy: {
    Heading: 'h2',
    'Next step': 'li[aria-current="step"]',
    'Its action': 'li[aria-current="step"] a',
    Practice: 'h2 + span button',
  },
  screenReader: [
    "A region 'Your first code' with an ordered list; the next step is the current one, an earlier one says 'done'.",
  ],
  decisions: [40, 119],
};

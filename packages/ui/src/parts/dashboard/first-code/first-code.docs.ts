import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Three steps to the first code of a new account: add funds, choose, read the code.',
  whenToUse: ['As the first block of the dashboard, for an account that never bought a number.'],
  whenNot: ['For a customer without a live number: use BuyBox.'],
  dos: ['Fill only the button of the next step.', 'Move on to the second step as soon as there is money.'],
  donts: ['Do not lead to a purchase that an empty account must fail.'],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'Next step', selector: 'li[aria-current="step"]' },
    { part: 'Its action', selector: 'li[aria-current="step"] a' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action of the next step.' }],
  screenReader: [
    "A region 'Your first code' with an ordered list; the next step is the current one, an earlier one says 'done'.",
  ],
  decisions: [40],
};

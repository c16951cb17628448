import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "'Purchase Number', or the reason why not: on the button while it passes by itself, below it otherwise.",
  whenToUse: [
    'In the last step of the wizard; on phones in the bar above the tabs, with the price beside it.',
  ],
  whenNot: ["For 'Buy again', which is a link into the wizard."],
  dos: [
    "Give every block its own words: 'Loading Price...', 'Wait 27s', 'Your balance doesn't cover this price.'",
    'Lock it while the outcome of the last purchase is unknown.',
    'Keep the width of the price beside it while the price loads.',
  ],
  donts: [
    'Do not disable it without a reason in words.',
    'Do not let it take the focus when the step opens: Enter pressed twice must not buy.',
  ],
  anatomy: [{ part: 'Button', selector: 'button' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button; a disabled one is left out, a busy one is not.' },
    { keys: 'Enter or Space', does: 'Buys one number.' },
  ],
  screenReader: [
    'A button with the words it shows; the reason below is its description, on phones too.',
    'Purchasing and loading are busy states, announced as unavailable without losing the focus.',
  ],
  decisions: [17, 18, 26, 42],
};

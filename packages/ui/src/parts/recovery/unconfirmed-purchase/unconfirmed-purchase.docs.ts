import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The purchase was sent but no clear answer came back: the texts of UnconfirmedOutcome for a number.',
  whenToUse: ['In the last step of the wizard, after a purchase without an answer.'],
  whenNot: ['For a deposit: AddFundsForm has its own texts.', 'For a known failure: take PurchaseError.'],
  dos: [
    "Keep looking at the active numbers for 90 s before 'Not charged — try again' is said.",
    'Say where to look: Active Numbers.',
  ],
  donts: [
    'Do not buy again by itself, not even once.',
    "Do not take away 'Try again anyway': nobody has to wait.",
  ],
  anatomy: [
    { part: 'Title', selector: '[role="alert"] > div > div > p' },
    { part: 'Text and risk', selector: '[role="alert"] > div > div:first-child > div' },
    { part: 'Buttons', selector: '[role="alert"] > div > div:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Check again' and 'Try again anyway', or to 'Dismiss'." },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: ["An alert: 'We couldn't confirm this purchase yet', with text and risk."],
  decisions: [17, 18],
};

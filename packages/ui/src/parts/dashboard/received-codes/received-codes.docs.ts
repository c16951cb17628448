import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The newest code that waits to be used, and the way to the others: what most visits to the dashboard are for.',
  whenToUse: ['Once on the dashboard.'],
  whenNot: [
    'On the page of active numbers: the card is the place of a code.',
    'For the count in the sidebar and the tabs: take ReceivedCodeCount.',
  ],
  dos: [
    'Keep its height without a code, so that nothing moves when one arrives.',
    "Offer 'Show the code' where only the page of active numbers knows it.",
  ],
  donts: [
    'Do not list more than the newest; the others are a link away.',
    'Do not guess a code from the text of an SMS.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'The way to all', selector: 'h2 + p a' },
    { part: 'Service and number', selector: 'div:has(> p > bdi)' },
    { part: 'Code', selector: 'div > bdi' },
    { part: 'Copy', selector: 'button[aria-label="Copy SMS code"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Show all 2', then to 'Copy SMS code'." },
    { keys: 'Enter or Space', does: 'Follows the link, or copies the code.' },
  ],
  screenReader: [
    "A second-level heading 'Codes ready now'; the code is text, read as it stands.",
    'A new code is not announced here: its toast is.',
  ],
  decisions: [40, 43, 47],
};

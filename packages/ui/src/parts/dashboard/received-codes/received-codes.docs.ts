import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The newest received code, and a link to the others. The reason for most visits to the dashboard.',
  whenToUse: ['Once on the dashboard.'],
  whenNot: [
    'On the active numbers page: the card shows the code.',
    'For the count in the sidebar and the tabs: use ReceivedCodeCount.',
  ],
  dos: [
    'Keep its height without a code, to prevent a layout shift when one arrives.',
    "Offer 'Show code' if only the active numbers page has it.",
  ],
  donts: [
    'Do not list more than the newest; link to the others.',
    'Do not extract a code from the text of an SMS.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'Link to all codes', selector: 'h2 + p a' },
    { part: 'Service and number', selector: 'div:has(> p > bdi)' },
    { part: 'Code', selector: 'div > bdi' },
    { part: 'Copy', selector: 'button[aria-label="Copy SMS code"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Show all 2', then to 'Copy SMS code'." },
    { keys: 'Enter or Space', does: 'Follows the link, or copies the code.' },
  ],
  screenReader: [
    "A second-level heading 'Codes ready now'; the code is plain text.",
    'A new code is not announced here: its toast announces it.',
  ],
  decisions: [40, 43, 47],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The first page after sign-in: balance with actions, received codes, six figures, recent activity, popular services.',
  whenToUse: ['At /, as the first page of a session.'],
  whenNot: ['For older purchases: use the history.', 'For payments: use the payments page.'],
  dos: [
    'Start with the balance and the two actions.',
    'Poll every 30 s without a loading state; show one only for manual refreshes.',
    'Keep the four fixed prices of Popular Services, which the specification gives.',
  ],
  donts: [
    'Do not add another primary button.',
    'Do not clear figures during a refresh.',
    'Do not derive them from the price list.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh and charts', selector: 'div:has(> h1) + div' },
    { part: 'Account balance', selector: 'h2 + p:not(:has(a))' },
    { part: 'Quick Actions', selector: 'h2 + a' },
    { part: 'Received code', selector: 'button[aria-label="Copy SMS code"]' },
    { part: 'Six figures', selector: 'dl:has(> div:nth-child(6))' },
    { part: 'Recent activity', selector: 'div + ul' },
    { part: 'Popular services', selector: 'h2 + ul' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through 'Refresh', 'Show charts', the actions, the received code and the rows.",
    },
    { keys: 'g then d', does: 'Opens the page from anywhere, if single-key shortcuts are on.' },
  ],
  screenReader: [
    "Sections have second-level headings: 'Account Balance', 'Quick Actions', 'Codes ready now', 'Recent Activity', 'Popular Services'.",
    "A failed load is an alert: 'Error loading dashboard: …'; earlier data stays.",
  ],
  decisions: [40, 41, 46, 47],
};

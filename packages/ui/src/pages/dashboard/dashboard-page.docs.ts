import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The page after signing in: the balance and what to do with it, the codes that are ready, six figures, recent activity, popular services.',
  whenToUse: ['At /, as the first page of a session.'],
  whenNot: ['For what happened longer ago: the history.', 'For payments: the payments page.'],
  dos: [
    'Begin with the balance and the two actions.',
    'Reload every 30 s without showing it; show only what the user asked for.',
    'Keep the four fixed prices of Popular Services, which the specification gives.',
  ],
  donts: [
    'Do not add another primary button.',
    'Do not clear figures while they reload.',
    'Do not compute them from the price list.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh and charts', selector: 'div:has(> h1) + div' },
    { part: 'Account balance', selector: 'h2 + p:not(:has(a))' },
    { part: 'Quick Actions', selector: 'h2 + a' },
    { part: 'Code that is ready', selector: 'button[aria-label="Copy SMS code"]' },
    { part: 'Six figures', selector: 'dl:has(> div:nth-child(6))' },
    { part: 'Recent activity', selector: 'div + ul' },
    { part: 'Popular services', selector: 'h2 + ul' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through 'Refresh', 'Show charts', the actions, the code that is ready and the rows.",
    },
    { keys: 'g then d', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    "Parts have second-level headings: 'Account Balance', 'Quick Actions', 'Codes ready now', 'Recent Activity', 'Popular Services'.",
    "A failed load is an alert: 'Error loading dashboard: …'; earlier data stays.",
  ],
  decisions: [40, 41, 46, 47],
};

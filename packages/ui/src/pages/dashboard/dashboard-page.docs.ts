import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /, as the first page of a session.'],
  dos: [
    'Start with the numbers that live; without one with the way to buy one, for a new account with three steps.',
    'Let the state decide the one filled button: Copy, Buy Number or Add Funds.',
    'Poll every 30 s without a loading state; show one only for manual refreshes.',
    'Keep the four fixed prices of Popular Services, which the specification gives.',
  ],
  donts: ['Do not clear figures during a refresh.', 'Do not derive them from the price list.'],
  anatomy: {
    Heading: 'h1',
    Refresh: 'div:has(> h1) + div',
    'Received code': 'button[aria-label="Copy SMS code"]',
    'Account balance': 'h2 + p:not(:has(a))',
    'Quick Actions': 'h2 + div',
    'Six figures': 'dl:has(> div:nth-child(6))',
    Spending: 'figure',
    'Recent activity': 'div + ul',
    'Popular services': 'h2 + ul',
  },
  screenReader: ["A failed load is an alert: 'Error loading dashboard: …'; earlier data stays."],
  decisions: [40, 41, 46, 47, 118],
};

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
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh', selector: 'div:has(> h1) + div' },
    { part: 'Received code', selector: 'button[aria-label="Copy SMS code"]' },
    { part: 'Account balance', selector: 'h2 + p:not(:has(a))' },
    { part: 'Quick Actions', selector: 'h2 + div' },
    { part: 'Six figures', selector: 'dl:has(> div:nth-child(6))' },
    { part: 'Spending', selector: 'figure' },
    { part: 'Recent activity', selector: 'div + ul' },
    { part: 'Popular services', selector: 'h2 + ul' },
  ],
  screenReader: ["A failed load is an alert: 'Error loading dashboard: …'; earlier data stays."],
  decisions: [40, 41, 46, 47, 118],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The price alerts of the user: what each waits for, the newest price this browser saw, and one press to buy it.',
  whenToUse: ['Below the countries of the wizard, for those who have price alerts.'],
  whenNot: [
    'For the pair that is chosen: take PriceAlertPanel.',
    'For what was bought lately: take RecentPurchases.',
  ],
  dos: ['Say when the price was seen: it may be old.', 'Lead to the last step; nothing is bought before it.'],
  donts: ['Do not make a call for it: prices are those that are loaded anyway.'],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'Watches', selector: 'ul' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button.' },
    { keys: 'Enter or Space', does: 'Leads to the last step of the wizard, or removes the price alert.' },
  ],
  screenReader: ["A list named 'Watched prices'; each button is described by what it buys or ends."],
  decisions: [81],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Price, balance and what is left afterwards, with the two fixed comparison figures of the specification.',
  whenToUse: ['In the last step of the wizard.'],
  whenNot: ['On the dashboard: take BalanceCard.', 'For the prices of many choices: take PriceAndStock.'],
  dos: [
    "Show the last known balance beside 'Failed to fetch balance'.",
    'Keep the order: price, balance, what is left or missing.',
    'Keep the place of what is left while price or balance load.',
  ],
  donts: [
    'Do not call a balance sufficient while the price or the balance is unknown.',
    "Do not compute the averages: they are fixed texts ('Average: $0.04', 'Success rate: 95%').",
  ],
  anatomy: [
    { part: 'Price', selector: '[role="group"] > div:first-child > div' },
    { part: 'Whether the balance is enough', selector: '[role="group"] > div:first-child > span' },
    { part: 'Balance and what is left', selector: 'dl' },
    { part: 'Fixed comparison figures', selector: '[role="group"] > p' },
  ],
  keyboard: [],
  screenReader: [
    "A group named 'Price and balance'.",
    "While it loads a status says 'Loading Price...' or 'Updating Balance...'.",
    "'Sufficient Balance' and 'Insufficient Balance' are words; the colour only helps.",
  ],
  decisions: [9, 40, 107],
};

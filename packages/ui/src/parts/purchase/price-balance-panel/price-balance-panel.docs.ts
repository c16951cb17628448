import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Price, balance and remaining balance, with the two fixed comparison figures of the specification.',
  whenToUse: ['In the last step of the wizard.'],
  whenNot: ['On the dashboard: use BalanceCard.', 'For the prices of many choices: use PriceAndStock.'],
  dos: [
    "Show the last known balance next to 'Failed to fetch balance'.",
    'Keep the order: price, balance, remaining balance or shortfall.',
    'Reserve space for the remaining balance while price or balance load.',
  ],
  donts: [
    'Do not call a balance sufficient while the price or the balance is unknown.',
    "Do not compute the averages: they are fixed texts ('Average: $0.04', 'Success rate: 95%').",
  ],
  anatomy: [
    { part: 'Price', selector: '[role="group"] > div:first-child > div' },
    { part: 'Balance check', selector: '[role="group"] > div:first-child > span' },
    { part: 'Balance and remaining balance', selector: 'dl' },
    { part: 'Fixed comparison figures', selector: '[role="group"] > p' },
  ],
  keyboard: [],
  screenReader: [
    "A group named 'Price and balance'.",
    "While it loads a status says 'Loading Price...' or 'Updating Balance...'.",
    "'Sufficient Balance' and 'Insufficient Balance' are words; the colour repeats them.",
  ],
  decisions: [9, 40, 107],
};

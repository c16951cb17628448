import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the receipt of the last step of the wizard; compact where the price is not what matters.'],
  dos: [
    "Show the last known balance next to 'Failed to fetch balance'.",
    'Show one row below the price: the remaining balance, or the current one when it is too low or unknown.',
    'Freeze both from the click on: the purchase lowers the balance before its response arrives.',
  ],
  donts: [
    'Do not call a balance sufficient while the price or the balance is unknown.',
    'Do not put the averages of all services next to the price: they look like the price to pay.',
  ],
  anatomy: { Price: '[role="group"] > p + p', 'Remaining balance': 'dl' },
  screenReader: [
    "While it loads a status says 'Loading Price...' or 'Updating Balance...'.",
    "'Sufficient Balance' follows the remaining balance for screen readers only.",
  ],
  decisions: [9, 40, 107],
};

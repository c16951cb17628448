import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["Among 'More options' of the last step of the wizard, once the prices are known."],
  whenNot: [
    'After a purchase was out of stock: OutOfStockOptions polls every minute while the page is open.',
  ],
  dos: [
    'Say where and when the alert fires: whenever the wizard loads prices.',
    'Keep one button for both states.',
  ],
  donts: ['Do not promise alerts while the product is closed.', 'Do not draw a line for a single price.'],
  anatomy: { 'Lowest price': 'p', 'Price history': 'svg', 'Alert state': '[role="status"]', Watch: 'button' },
  screenReader: [
    "A region named 'Price alert'. The line is decoration: the lowest price and its date are text.",
    'The alert state is a status, and the description of the button.',
  ],
  decisions: [81],
};

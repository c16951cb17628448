import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The lowest price this browser saw for what is chosen, how prices went, and an alert for a lower one or for stock.',
  whenToUse: ['At the end of the last step of the wizard, once the prices are known.'],
  whenNot: [
    'After a refusal for want of numbers: OutOfStockOptions looks every minute while the page is open.',
    'For all price alerts at once: take PriceAlertList.',
  ],
  dos: [
    'Say where and when the user is told: whenever the wizard loads prices.',
    'Keep one button for both states.',
  ],
  donts: ['Do not promise to look while the product is closed.', 'Do not draw a line for a single price.'],
  anatomy: [
    { part: 'Lowest price', selector: 'p' },
    { part: 'How prices went', selector: 'svg' },
    { part: 'What is waited for', selector: '[role="status"]' },
    { part: 'Watch', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'Turns the price alert on or off; the focus stays on the button.' },
  ],
  screenReader: [
    "A region named 'Price watch'. The line is decoration: the lowest price and its day are text.",
    'What is waited for is a status, and the description of the button.',
  ],
  decisions: [81],
};

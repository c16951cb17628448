import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'After a refusal for want of numbers: the next price, the three cheapest countries with stock, and a stock alert, one press each.',
  whenToUse: ['In the last step of the wizard, below PurchaseError, once a purchase met no numbers.'],
  whenNot: [
    'For any other refusal: take PurchaseError alone.',
    'On an empty page of active numbers: take CheapestCountries, whose links buy nothing.',
  ],
  dos: [
    'Write the price on every button that buys; nothing is bought for more.',
    'Leave out a way that is not known to exist.',
    'Let it stand until something else is chosen: the error above goes after 8 s.',
  ],
  donts: [
    'Do not offer the country that has just refused.',
    'Do not offer a stock alert while other operators may have numbers.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h3' },
    { part: 'Higher maximum', selector: 'h3 + button' },
    { part: 'Countries', selector: 'ul' },
    { part: 'Watch', selector: '[role="status"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from way to way.' },
    { keys: 'Enter or Space', does: 'Buys through all checks, or turns the stock alert on and off.' },
  ],
  screenReader: [
    "A region named 'Other ways to get a number'.",
    'What the stock alert does is a status: read when it changes, and as the description of its button.',
  ],
  decisions: [66],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'In the receipt of the last step after a purchase was out of stock: in place of the purchase button, or below it while another operator may have numbers.',
  ],
  whenNot: [
    'For any other rejection: use only PurchaseError.',
    'On the empty active numbers page: use CheapestCountries, whose links do not buy.',
  ],
  dos: [
    'Show the price on every button that buys; it is the maximum price of the purchase.',
    'Omit options that are not known to exist. They come below the others, so that no purchase appears under a press.',
    'Keep it until the selection changes: the error above disappears after 8 s.',
  ],
  donts: [
    'Do not offer the country that was just out of stock.',
    'Do not offer a stock alert while other operators may have numbers.',
  ],
  anatomy: { Heading: 'h3', Watch: '[role="status"]', 'First option': 'section > button', Countries: 'ul' },
  screenReader: [
    'The state of the stock alert is a status: announced on change, and the description of its button.',
  ],
  decisions: [66],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Where one service costs least: up to three countries, each a link to the last step of a purchase.',
  whenToUse: ['On the empty page of active numbers, for the service that was bought last.'],
  whenNot: [
    'For comparing all countries: the wizard lists them by price.',
    'While prices are unknown: leave it out.',
  ],
  dos: ['Show it only with prices that are already known.', 'Sort by price, the cheapest first.'],
  donts: [
    'Do not ask for prices on the empty page.',
    'Do not call a country the best; price is all that is known.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'One country with its price', selector: 'li:first-child a' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from country to country.' },
    { keys: 'Enter', does: 'Opens the wizard at its last step with these choices.' },
  ],
  screenReader: [
    "A region named 'Cheapest for WhatsApp' with a list of links.",
    'Each link is read as the country and the price.',
  ],
  decisions: [41, 42],
};

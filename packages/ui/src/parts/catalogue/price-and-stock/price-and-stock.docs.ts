import type { ComponentDocs } from '../../../story-kit';
import type { PriceAndStockProps } from './price-and-stock';

export const componentDocs: ComponentDocs<PriceAndStockProps> = {
  whenToUse: ['In the rows of countries and services, through ChoiceRow.'],
  dos: [
    {
      rule: "Show 'Unavailable' for a stock of 0, and nothing for an unknown one.",
      shown: [{ price: undefined, availability: 0 }, { availability: null }],
    },
    'Reserve space for a loading price.',
  ],
  donts: [
    'Do not disable a row without stock; the figure may be stale.',
    'Do not show the stock as a coloured pill.',
  ],
  screenReader: ["Part of the description of the row's button: '1204 available $0.3000'."],
  decisions: [9, 20, 42],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Price and stock at the end of a row: the price is what one compares, so the stock stays quiet.',
  whenToUse: ['In the rows of countries and services, through ChoiceRow.'],
  whenNot: ['For the price of the number that is about to be bought: take PriceBalancePanel.'],
  dos: [
    "Say 'Unavailable' for a stock of 0, and nothing for an unknown one.",
    'Keep the place of a price that is on its way.',
  ],
  donts: [
    'Do not disable a row without stock; the figure may be old.',
    'Do not turn the stock into a coloured pill.',
  ],
  keyboard: [],
  screenReader: ["Text that the row's button takes as its description: '1204 available $0.3000'."],
  decisions: [9, 20, 42],
};

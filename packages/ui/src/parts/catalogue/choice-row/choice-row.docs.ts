import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For a country, a service or an operator in a list of the wizard.'],
  whenNot: ['For a link: a choice changes the selection and does not navigate.'],
  dos: ['Put the compared facts at the end: price, then stock.'],
  donts: [
    'Do not add a second button without raising it above the click target, as the favourite button is.',
    'Do not hide unavailable choices; the stock may be stale.',
  ],
  anatomy: {
    Picture: 'span[aria-hidden]',
    Name: '[data-choice]',
    Detail: 'span:has(> [data-choice]) + span',
    Arrow: 'div > svg:last-child',
  },
  screenReader: ["Detail and facts are its description: 'Country code 36', '1204 available $0.3000'."],
  decisions: [39, 42, 77],
};

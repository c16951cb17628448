import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Cards of numbers under one heading.',
  whenToUse: [
    "On the page of active numbers: 'SMS Received', 'Waiting for SMS' and 'Messages that came too late'.",
  ],
  whenNot: ['For numbers of the past: take PurchaseList.'],
  dos: [
    'Give each section of a page a name of its own: the browser moves it smoothly by that name.',
    'Render a card from its id, so that a change of one card draws no other.',
  ],
  donts: ['Do not show a section that is empty: without ids there is no heading.'],
  keyboard: [],
  screenReader: ['A region named by its heading, with the cards as a list.'],
  decisions: [43, 60],
};

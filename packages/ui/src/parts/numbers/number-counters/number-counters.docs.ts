import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Three counts on top of the active numbers: waiting, received, and their sum.',
  whenToUse: ['Once on the page of active numbers.'],
  whenNot: ['For the figures of the account: take StatGrid.'],
  dos: ["Count by the stored status; a card past its expiry may read 'Expired' before the list says so."],
  donts: ['Do not count twice: the total is always the sum of the other two.'],
  anatomy: [
    { part: 'Waiting', selector: 'dl > div:nth-child(1)' },
    { part: 'Received', selector: 'dl > div:nth-child(2)' },
    { part: 'Sum', selector: 'dl > div:nth-child(3)' },
  ],
  keyboard: [],
  screenReader: ["A description list: 'Waiting for SMS, 3'. Changes are not announced."],
  decisions: [9],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once on the active numbers page.'],
  whenNot: ['For the figures of the account: use StatGrid.'],
  dos: ['Count a number past its expiry no longer, whether or not the server has noticed.'],
  donts: ['Do not count separately: the total is the sum of the other two.'],
  anatomy: [
    { part: 'Waiting', selector: 'dl > div:nth-child(1)' },
    { part: 'Received', selector: 'dl > div:nth-child(2)' },
    { part: 'Sum', selector: 'dl > div:nth-child(3)' },
  ],
  screenReader: ["A description list: 'Waiting for SMS, 3'. Changes are not announced."],
  decisions: [9],
};

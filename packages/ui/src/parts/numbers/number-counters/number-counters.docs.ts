import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once on the active numbers page.'],
  dos: ['Count a number past its expiry no longer, whether or not the server has noticed.'],
  anatomy: {
    Waiting: 'dl > div:nth-child(1)',
    Received: 'dl > div:nth-child(2)',
    Sum: 'dl > div:nth-child(3)',
  },
  screenReader: ["A description list: 'Waiting for SMS, 3'. Changes are not announced."],
  decisions: [9],
};

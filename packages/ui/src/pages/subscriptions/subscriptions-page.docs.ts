import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /subscriptions.'],
  whenNot: ['For numbers of 20 minutes: buy at /buy-number, see /active-numbers.'],
  dos: [
    'Keep the list after a failed refresh.',
    'Hide the form if the server sells no subscriptions.',
    'Put the list last: its length is unknown in advance, and nothing may shift.',
  ],
  donts: ['Do not list it in the sidebar: the specification defines its six pages.'],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'New subscription', selector: 'form' },
    { part: 'Your subscriptions', selector: 'article' },
  ],
  screenReader: ['Both parts have second-level headings.'],
  decisions: [71],
};

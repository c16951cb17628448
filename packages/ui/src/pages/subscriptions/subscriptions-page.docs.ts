import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Numbers for several days: a form for a new one, and the ones there are.',
  whenToUse: ['At /subscriptions.'],
  whenNot: ['For numbers that live for minutes: /buy-number sells and /active-numbers shows them.'],
  dos: [
    'Keep the list on screen when a reload fails.',
    'Leave the form out where the server sells none.',
    'Leave the list last: its length is not known before it is there, and nothing may move by it.',
  ],
  donts: ['Do not list it in the sidebar: the specification names its six pages.'],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'New subscription', selector: 'form' },
    { part: 'Your subscriptions', selector: 'article' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form, then the list.' }],
  screenReader: ['Both parts have second-level headings.'],
  decisions: [71],
};

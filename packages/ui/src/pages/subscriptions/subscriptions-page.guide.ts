import type { Guide } from '../../story-kit';

export const guide: Guide = {
  summary: 'Numbers for several days: the ones there are, and a form for a new one.',
  whenToUse: ['At /subscriptions.'],
  whenNot: ['For numbers of 20 minutes: /buy-number sells and /active-numbers shows them.'],
  dos: ['Keep the list on screen when a reload fails.'],
  donts: ['Do not list it in the sidebar: the specification names its six pages.'],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Your subscriptions', selector: 'h2' },
    { part: 'New subscription', selector: 'form' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the list, then the form.' }],
  screenReader: ['Both parts have second-level headings.'],
  decisions: [71],
};

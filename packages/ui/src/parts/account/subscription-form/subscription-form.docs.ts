import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Buys a number for several days: service, country, period, and what it costs in all.',
  whenToUse: ['On /subscriptions.'],
  whenNot: ['For one SMS: the wizard sells a number for some minutes.'],
  dos: ['Name the whole price on the button.', 'Say before the purchase that cancelling gives no refund.'],
  donts: ['Do not send again by itself what may have been bought.'],
  anatomy: [
    { part: 'What to buy', selector: 'select' },
    { part: 'Why not, or what follows', selector: 'form > div:last-of-type p' },
    { part: 'Subscribe', selector: 'button[type="submit"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the three lists to the button.' },
    { keys: 'Enter', does: 'Buys, unless something is missing.' },
  ],
  screenReader: ['The button is described by the sentence beside it: why it is disabled, or what follows.'],
  decisions: [13, 18, 71],
};

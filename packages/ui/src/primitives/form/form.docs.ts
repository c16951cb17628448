import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For input that is filled in and then submitted: signing in, registering, adding funds.'],
  whenNot: [
    'For settings that apply at once: they need no form.',
    'For filters: a SearchField or a Select applies at once.',
  ],
  dos: [
    'Order it by reading order: fields, form error, submit button.',
    'Set busy while the request is in flight; the focus moves when the response arrives.',
  ],
  donts: [
    "Do not use native validation: its messages would replace the product's own.",
    'Do not clear the input after a rejection.',
  ],
  anatomy: [
    { part: 'First field', selector: 'form > div:first-child input' },
    { part: 'Submit', selector: 'button[type="submit"]' },
  ],
  keyboard: [{ keys: 'Enter in a field', does: 'Submits the form, unless its button is disabled.' }],
  screenReader: [
    'After a rejection the first invalid field takes the focus, and its name and error are read.',
    'An error without a field is a FormError, announced at once.',
  ],
  decisions: [59],
};

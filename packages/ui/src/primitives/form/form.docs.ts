import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For input that is filled in and then submitted: signing in, registering, adding funds.'],
  whenNot: ['For settings that apply at once: they need no form.'],
  dos: [
    'Order it by reading order: fields, form error, submit button.',
    'Set busy while the request is in flight; the focus moves when the response arrives.',
  ],
  donts: ['Do not clear the input after a rejection.'],
  anatomy: { 'First field': 'form > div:first-child input', Submit: 'button[type="submit"]' },
  keyboard: { 'Enter in a field': 'Submits the form, unless its button is disabled.' },
  screenReader: ['An error without a field is a FormError, announced at once.'],
  decisions: [59],
};

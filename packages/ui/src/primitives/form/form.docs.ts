import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Fields that are sent together. Refused, it leads to the first field that has to be mended.',
  whenToUse: ['For whatever is filled in and then sent: signing in, registering, adding funds.'],
  whenNot: [
    'For settings, each of which takes effect at once: they need no form.',
    'For narrowing a list: a SearchField or a Select does it while it is used.',
  ],
  dos: [
    'Order it as it is read: fields, what went wrong, the button that submits.',
    'Say with busy that the answer is on its way; the focus moves when it has come.',
  ],
  donts: [
    'Do not let the browser check the fields: its messages would take the place of the product’s.',
    'Do not clear what was typed when it is refused.',
  ],
  anatomy: [
    { part: 'First field', selector: 'form > div:first-child input' },
    { part: 'Submit', selector: 'button[type="submit"]' },
  ],
  keyboard: [{ keys: 'Enter in a field', does: 'Submits the form, unless its button is disabled.' }],
  screenReader: [
    'A refused form moves the focus to the first invalid field, whose name and error are read.',
    'A refusal that concerns no field is a FormError, read at once.',
  ],
  decisions: [59],
};

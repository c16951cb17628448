import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["In the 'Details' of a number card, which the user opens."],
  whenNot: ['For a loaded text: use SmsText.'],
  dos: ['Load its code and the text on first open.'],
  donts: ['Do not prefetch texts: each is a request.'],
  anatomy: { 'Text, or its loading state': ':scope > *' },
  keyboard: { Tab: 'Moves to the text, which is scrollable.' },
  screenReader: ["A status 'Loading message...', then a group named 'Message text'."],
};

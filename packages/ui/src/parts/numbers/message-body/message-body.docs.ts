import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The whole SMS as it is loaded: under way, failed, or there.',
  whenToUse: ["Below 'Full message' on a number card, whose user has asked for it."],
  whenNot: ['For a text that is known already: take SmsText.'],
  dos: ['Fetch its code and the text when it is first opened.'],
  donts: ['Do not load texts that nobody has opened: each is a call.'],
  anatomy: [{ part: 'Text, or why it is not there', selector: ':scope > *' }],
  keyboard: [{ keys: 'Tab', does: 'Moves to the text, which can then be scrolled.' }],
  screenReader: ["A status 'Loading message...', then a group named 'Message text'."],
  decisions: [],
};

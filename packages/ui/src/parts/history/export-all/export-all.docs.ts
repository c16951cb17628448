import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Saves every purchase of the filtered history as one file, and shows how far it is.',
  whenToUse: ["In the dialog behind 'Export all' of the history."],
  whenNot: ["For the page on screen: 'Export CSV' saves it at once."],
  dos: [
    'Say how many purchases are read, and of how many.',
    'Keep what was read when it is stopped or fails.',
  ],
  donts: [
    'Do not use up the last calls of a minute: they belong to what the user does next.',
    'Do not promise a time: other tabs use the same calls.',
  ],
  anatomy: [
    { part: 'Format', selector: 'select' },
    { part: 'Progress', selector: 'progress' },
    { part: 'Words for it', selector: '[role="status"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the format and the buttons.' },
    { keys: 'Enter', does: 'Exports, stops, resumes or starts over.' },
  ],
  screenReader: ['The words about the progress are a status, announced when the screen reader pauses.'],
  decisions: [],
};

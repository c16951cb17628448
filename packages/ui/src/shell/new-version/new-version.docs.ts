import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A line above the whole page: there is a newer build than the one this page runs.',
  whenToUse: [
    "When a part could not be fetched and the server's page has another entry.",
    'When the worker of the app has fetched a newer build.',
  ],
  whenNot: [
    'For a part that failed without a newer build: the notice in its own place is enough.',
    'For announcements: there are none.',
  ],
  dos: ['Leave the page usable below it.'],
  donts: ['Do not reload by itself: something may be typed.'],
  anatomy: [
    { part: 'Text and button', selector: '[role="status"]' },
    { part: 'Reload', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Reload', before everything else on the page." },
    { keys: 'Enter or Space', does: 'Reloads the page.' },
  ],
  screenReader: ["A status: 'A new version is ready' is announced."],
  decisions: [28, 72],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The notice that stands where a part should be whose code could not be fetched: no connection, or the server has a newer version.',
  whenToUse: ['Through lazyWithRetry and lazyDialog, which show it by themselves.'],
  whenNot: [
    'For data that could not be loaded: take a Banner with the text of that failure.',
    'For an unexpected failure while a screen is drawn: that is the crash screen.',
  ],
  dos: ['Let it take the place of the part alone, so that the rest of the page goes on.'],
  donts: ['Do not explain why: the product does not know whether the network or a new version is to blame.'],
  anatomy: [
    { part: 'Notice', selector: '[role="alert"] p' },
    { part: 'Try again', selector: '[role="alert"] button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try again'." },
    { keys: 'Enter or Space', does: 'Fetches the code once more.' },
  ],
  screenReader: ["The box is an alert and is read at once: 'This part could not be loaded'."],
  decisions: [28],
};

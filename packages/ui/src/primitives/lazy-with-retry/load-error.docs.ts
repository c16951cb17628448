import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Through lazyWithRetry and lazyDialog, which render it.'],
  whenNot: [
    'For data that failed to load: use a Banner with the text of that error.',
    'For a render error of a screen: use the crash screen.',
  ],
  dos: ['Replace only the component, so that the rest of the page stays usable.'],
  donts: ['Do not name a cause: the product cannot distinguish network errors from a new version.'],
  anatomy: [
    { part: 'Notice', selector: '[role="alert"] p' },
    { part: 'Try again', selector: '[role="alert"] button' },
  ],
  screenReader: ["The box is an alert and is announced at once: 'This part could not be loaded'."],
  decisions: [28],
};

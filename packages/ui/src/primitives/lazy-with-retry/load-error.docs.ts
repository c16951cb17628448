import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Through lazyWithRetry and lazyDialog, which render it.'],
  whenNot: ['For data that failed to load: use a Banner with the text of that error.'],
  dos: ['Replace only the component, so that the rest of the page stays usable.'],
  donts: ['Do not name a cause: the product cannot distinguish network errors from a new version.'],
  anatomy: { Notice: '[role="alert"] p', 'Try again': '[role="alert"] button' },
  decisions: [28],
};

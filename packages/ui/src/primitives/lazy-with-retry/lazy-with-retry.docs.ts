import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For screens, dialogs, charts and all content that most visits never open.'],
  whenNot: [
    "For content of a page's first view: it would flash.",
    'With React.lazy: it caches a failed fetch and takes the whole page down.',
    'For a dialog: use lazyDialog, which shows the notice over the page.',
  ],
  dos: [
    "Put a Suspense above it, with a placeholder of the component's size.",
    'Preload it when the user is about to need it, for example on hover of its button.',
  ],
  donts: ['Do not wrap it in an error boundary for failed fetches.'],
  decisions: [28],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    "When a component failed to load and the server's page has another entry.",
    'When the service worker has fetched a newer build.',
  ],
  whenNot: [
    'For a component that failed without a newer build: the notice in its place is enough.',
    'For announcements: the product has none.',
  ],
  dos: ['Keep the page usable below it.'],
  donts: ['Do not reload automatically: the user may have unsaved input.'],
  anatomy: { 'Text and button': '[role="status"]', Reload: 'button' },
  keyboard: { Tab: "Moves to 'Reload', before everything else on the page." },
  decisions: [28, 72],
};

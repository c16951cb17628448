import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "Makes a component whose code is fetched when it is first shown. If the fetch fails, its own place says so and every 'Try again' fetches anew.",
  whenToUse: ['For screens, dialogs, charts and everything that most visits never open.'],
  whenNot: [
    'For what stands in the first view of a page: it would flash.',
    'With React.lazy instead: it keeps a failed fetch for ever and takes the whole page down.',
    'For a dialog: take lazyDialog, which puts the notice over the page.',
  ],
  dos: [
    'Put a Suspense above it, with a placeholder of the size of the part.',
    'Preload it when the user is about to need it, for example when a button is pointed at.',
  ],
  donts: [
    'Do not let the placeholder be lower than the part: the page would move.',
    'Do not wrap it in an error boundary for failed fetches.',
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try again' where the code could not be fetched." },
    { keys: 'Enter or Space', does: 'Fetches the code once more.' },
  ],
  screenReader: [
    "The notice of a failure is an alert: 'This part could not be loaded'.",
    'While the code is on its way only the placeholder of the Suspense is read.',
  ],
  decisions: [28],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /subscriptions.'],
  dos: ['Keep the list after a failed refresh.', 'Hide the form if the server sells no subscriptions.'],
  donts: ['Do not list it in the sidebar: the specification defines its six pages.'],
  anatomy: { Heading: 'h1', 'New subscription': 'form', 'Your subscriptions': 'article' },
  decisions: [71],
};

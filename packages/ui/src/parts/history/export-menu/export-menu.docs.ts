import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the page header of the history.'],
  dos: ['Disable both buttons for an empty list.'],
  donts: ['Do not add formats here: the dialog has them.'],
  anatomy: { 'Export of the current page': 'button:first-child', Menu: 'button[aria-expanded]' },
  keyboard: { Escape: 'Closes the menu; the focus moves to its button.' },
  decisions: [45],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the page header of the history.'],
  dos: ['Disable both buttons for an empty list.'],
  donts: ['Do not add formats here: the dialog has them.'],
  anatomy: [
    { part: 'Export of the current page', selector: 'button:first-child' },
    { part: 'Menu', selector: 'button[aria-expanded]' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Closes the menu; the focus moves to its button.' }],
  decisions: [45],
};

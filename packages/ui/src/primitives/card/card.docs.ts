import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'For each part of a page that has a heading or could have one.',
    'Around a list whose rows reach from edge to edge.',
  ],
  whenNot: ['For floating elements: dialogs, menus and toasts have a shadow and their own surface.'],
  dos: [
    'Set padding with className where the content is text: p-4, and md:p-5 from 768 px.',
    'Let rows with dividers touch the edges of the card.',
  ],
  donts: [
    'Do not add a shadow or a coloured background; a card must not draw attention.',
    'Do not nest cards; a divider is enough.',
  ],
  screenReader: ['A plain div: no role and no name. For a landmark, put a section with a heading into it.'],
  decisions: [40],
};

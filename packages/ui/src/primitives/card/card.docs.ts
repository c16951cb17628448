import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A surface with a line around it that groups what belongs together. It has no padding, no shadow and no heading of its own.',
  whenToUse: [
    'For each part of a page that has a heading or could have one.',
    'Around a list whose rows reach from edge to edge.',
  ],
  whenNot: [
    'For something that floats above the page: dialogs, menus and toasts have a shadow and bring their own surface.',
    'For a single message: take Banner, which says how serious it is.',
  ],
  dos: [
    'Set padding with className where the content is text: p-4, and md:p-5 from 768 px.',
    'Let rows with dividers touch the edges of the card.',
  ],
  donts: [
    'Do not add a shadow or a coloured background; a card is not what is loud.',
    'Do not put a card into a card; a divider is enough.',
  ],
  keyboard: [],
  screenReader: [
    'A plain div: no role and no name. Where a part has to be found as a landmark, put a section with a heading into it.',
  ],
  decisions: [40],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['To explain a button, for example why it is disabled.'],
  whenNot: [
    'For essential information: touch screens do not show it, so the page must have it as text as well.',
    'For an explanation with a link: use Disclosure or a text below.',
    'For the name of an icon button, which has a native title.',
  ],
  dos: [
    'Write one short sentence.',
    'Put it around a Button or IconButton, which set aria-describedby. The pointer can move onto the tooltip.',
  ],
  donts: ['Do not repeat the text of the button.', 'Do not put it around text that is not focusable.'],
  anatomy: { Control: 'button' },
  keyboard: {
    Tab: 'Moves to the control, and shows the tooltip.',
    Escape: 'Hides it until the next hover or focus; the focus stays.',
  },
  screenReader: [
    'Role tooltip, and the description of its control, read after the name whether it is visible or not.',
  ],
  decisions: [59],
};

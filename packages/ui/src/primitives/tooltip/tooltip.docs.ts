import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A short explanation that shows while its control is pointed at or has the keyboard focus.',
  whenToUse: ['To say more about a button, above all why it cannot be pressed yet.'],
  whenNot: [
    'For something that has to be known: touch screens do not show it, so it stands in the text as well.',
    'For an interactive explanation with a link: take Disclosure or a text below.',
    'For the name of an icon button, which has a native title.',
  ],
  dos: [
    'Write one short sentence.',
    'Put it around a Button or IconButton, which name it as their description by themselves; the pointer may move onto its text.',
  ],
  donts: [
    'Do not repeat the text of the button.',
    'Do not put it around plain text that cannot take the focus.',
  ],
  anatomy: [{ part: 'Control', selector: 'button' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the control, and shows the tooltip.' },
    { keys: 'Escape', does: 'Hides it until the pointer or the focus comes back; the focus stays.' },
  ],
  screenReader: [
    'Role tooltip, and the description of its control: read after the name, whether it shows or not.',
  ],
  decisions: [59],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A link with the weight of a button: it leads to another page.',
  whenToUse: ["For the next step of a page: 'Buy Number', 'Add Funds', 'Go Home'."],
  whenNot: ['For something that happens on this page: take Button.', 'In a sentence: take Link.'],
  dos: [
    'Share the rule of Button: one primary one per page.',
    'Put a picture of 16 px before the words only where the same action has it elsewhere.',
  ],
  donts: [
    'Do not use the red look; what leads somewhere destroys nothing.',
    'Do not fake a disabled link: leave it out, or say why it is not there.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it; Space scrolls, as with every link.' },
  ],
  screenReader: ['A native link, not a button: it is found in the list of links.'],
  decisions: [40],
};

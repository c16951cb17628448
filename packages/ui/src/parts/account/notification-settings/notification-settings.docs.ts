import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'How the user is told of a code besides the page itself: sound, browser notifications, code in the tab title.',
  whenToUse: ['On the settings page, under the part about codes that arrive.'],
  whenNot: [
    "For the static checkboxes of the specification ('SMS Received', 'Low Balance'), which belong to their own form.",
  ],
  dos: [
    'Let each choice take effect at once, for every account in this browser.',
    'Say under the switch why it stays off and what to do in the browser.',
  ],
  donts: [
    'Do not ask for permission to notify at sign-in; the switch and the first purchase do.',
    'Do not disable the switch of blocked notifications: pressing it asks once more.',
  ],
  anatomy: [
    { part: 'Choices', selector: 'div:has(> [role="switch"])' },
    { part: 'One choice with its hint', selector: '[role="switch"]:first-child' },
    { part: 'Try it out', selector: 'button:not([role])' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves from switch to switch, then to 'Send a test'." },
    { keys: 'Enter or Space', does: 'Turns a switch on or off, or sends a test.' },
  ],
  screenReader: [
    'Three switches with their hints as descriptions; a block of the browser is part of the description.',
    "'Send a test' tries out sound, notification and title with an invented code.",
  ],
  decisions: [43],
};

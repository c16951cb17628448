import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the settings page, in the section on code alerts.'],
  dos: [
    'Apply each choice at once, for every account in this browser.',
    'Below the switch, explain why it stays off and how to enable it in the browser.',
  ],
  donts: [
    'Do not request the notification permission at sign-in; the switch and the first purchase do.',
    'Do not disable the switch of blocked notifications: a click asks again.',
  ],
  anatomy: {
    Choices: 'div:has(> [role="switch"])',
    'A switch with its hint': '[role="switch"]',
    'Try it out': 'button:not([role])',
  },
  screenReader: [
    "Checkboxes 'SMS Received' and 'Low Balance' as in the specification; the first disables the switches of a code.",
    'Switches with their hints as descriptions; a denied permission is part of the description.',
    "'Send a test' triggers sound, notification and title with a sample code.",
  ],
  decisions: [43],
};

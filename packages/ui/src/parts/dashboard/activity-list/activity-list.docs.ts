import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["Once, under 'Recent Activity' on the dashboard."],
  dos: [
    'Show the relative time, with the exact date in the title and for screen readers.',
    'Reserve space for eight rows while loading, to prevent a layout shift.',
    "Leave 'Buy again' to the history on phones, where it has no room.",
  ],
  donts: [
    "Do not add actions other than 'Buy again': the card and the history have them.",
    'Do not show the full SMS; a code is enough here.',
  ],
  anatomy: {
    Name: 'li:first-child > div > div:nth-child(1) > p',
    'Code, number and time': 'li:first-child > div > div:nth-child(2) > p',
    Status: 'li:first-child > div > div:nth-child(1) > div',
    Price: 'li:first-child > div > div:nth-child(2) > span',
    'Buy again': 'li:first-child > a',
  },
  screenReader: ["While loading a status says 'Loading recent activity...'."],
  decisions: [41, 46],
};

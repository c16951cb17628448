import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the dialog of the history.'],
  dos: [
    'Keep both copy buttons at 44 px: on touch screens they are only here.',
    "Show 'Not received' without a code.",
    'Show the code once, above the list and in the largest text.',
  ],
  donts: ['Do not offer to cancel or complete here.'],
  anatomy: {
    Service: 'dl > div:nth-child(1)',
    'Phone with its copy button': 'button[aria-label="Copy phone number"]',
    Status: 'dl > div:nth-child(5)',
    'Code with its copy button': 'button[aria-label="Copy SMS code"]',
    'Buy again': 'a',
  },
  screenReader: ['The toast announces a copy, not this dialog.'],
  decisions: [41, 44, 45],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the last step of the wizard, after a lost response.'],
  dos: [
    "Reconcile with the active numbers for 90 s before 'Not charged — try again'.",
    'Name the page to check: Active Numbers.',
  ],
  donts: ["Do not remove 'Try again anyway': waiting is optional."],
  anatomy: {
    Title: '[role="alert"] > div > div > p',
    'Text and risk': '[role="alert"] > div > div:first-child > div',
    Buttons: '[role="alert"] > div > div:last-child',
  },
  decisions: [17, 18],
};

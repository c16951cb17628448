import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For a purchase or a deposit with a lost response.'],
  whenNot: ['For a free action: a toast is enough.'],
  dos: [
    "Name the risk of not waiting next to 'Try again anyway'.",
    'Keep the selection and lock the button until the outcome is known.',
  ],
  donts: [
    "Do not say 'failed': it may have succeeded.",
    "Do not claim success from a similar entry in a list; that is 'ambiguous'.",
  ],
  anatomy: {
    Title: '[role="alert"] > div > div > p',
    'Text and risk': '[role="alert"] > div > div:first-child > div',
    'Try again anyway': '[role="alert"] button',
  },
  decisions: [17, 18],
};

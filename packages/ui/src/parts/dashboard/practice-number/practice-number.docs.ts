import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["Below the steps of 'Your first code', once the user asks for it."],
  dos: ['Label it as practice, and say that nothing is bought.'],
  donts: ['Do not count it, list it or notify of it anywhere.'],
  anatomy: {
    Label: 'article > div:first-child span > span',
    'Copy number': 'article > div:first-child button',
    'Waiting, then the code': '[role="status"]',
  },
  screenReader: ["An article named 'Practice'; the code is announced when it arrives."],
  decisions: [40],
};

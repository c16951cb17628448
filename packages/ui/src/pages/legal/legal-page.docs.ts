import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /terms and /privacy, opened in a new tab from the registration form.'],
  whenNot: ['For help or notes: the product has no such pages.'],
  dos: ['Keep it public: no sign-in required.'],
  donts: ['Do not invent a legal text.'],
  anatomy: { Heading: 'h1', Text: 'h1 + p' },
};

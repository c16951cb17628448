import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the wizard, after country and service.'],
  dos: [
    "Keep 'Any Operator (Recommended)' first and enabled while the others load, and after a load error.",
    'Reserve space for five, to prevent a layout shift.',
    "For a country without operators, show only 'Any Operator'.",
  ],
  donts: ['Do not block the purchase because of operators.'],
  anatomy: {
    'Any operator': 'li:first-child [data-choice]',
    'An operator': 'li:nth-child(3) [data-choice]',
    Icon: 'li:nth-child(3) svg',
  },
  screenReader: ["While loading a status says 'Loading operators...'; a load error is a status as well."],
  decisions: [9, 20, 42, 107],
};

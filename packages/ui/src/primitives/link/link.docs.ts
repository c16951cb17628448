import type { ComponentDocs } from '../../story-kit';
import type { LinkProps } from './link';

export const componentDocs: ComponentDocs<LinkProps> = {
  whenToUse: ['For any navigation: to another page of the product or outside.'],
  whenNot: ['For an action: use Button. An action cannot open in a new tab.'],
  dos: [
    { rule: "Name the destination: 'Create account', 'View all'.", shown: [{}] },
    'Keep the underline: in a sentence, colour alone is not enough.',
  ],
  donts: [
    {
      rule: "Do not use 'here' or a bare URL as text.",
      shown: [{ children: 'here' }, { children: 'https://example.com/register' }],
    },
    'Do not pass a className for a detail; it replaces all default classes.',
  ],
  screenReader: ['aria-current and aria-label go through to the anchor, as all attributes do.'],
};

import type { ComponentDocs } from '../../story-kit';
import type { LinkButtonProps } from './link-button';

export const componentDocs: ComponentDocs<LinkButtonProps> = {
  whenToUse: ["For the next step of a page: 'Buy Number', 'Add Funds', 'Go Home'."],
  dos: [
    {
      rule: 'As with Button, use one primary per page.',
      shown: [{ variant: 'primary' }, { children: 'Add Funds' }],
    },
    'Add a 16 px icon before the text only where the same action has it elsewhere.',
  ],
  donts: [
    { rule: 'Do not use the red variant: navigation destroys nothing.', shown: [{ variant: 'error' }] },
    'Do not fake a disabled link: omit it, or say why it is missing.',
  ],
  decisions: [40],
};

import type { ComponentDocs } from '../../story-kit';
import type { BannerProps } from './banner';

export const componentDocs: ComponentDocs<BannerProps> = {
  whenToUse: [
    'For an unconfirmed payment, a failed load or a wait that the user must know about.',
    'When the message must stay until its cause is resolved or the user dismisses it.',
  ],
  whenNot: ['For the result of a finished action: show a toast, which disappears automatically.'],
  dos: [
    'Put at most one button or link into the action, the most useful one.',
    "Set the role alert only for a response to the user's own action, and status for messages that appear independently.",
  ],
  donts: [
    {
      rule: 'Do not stack two banners of the same tone; show the more serious one.',
      shown: [
        { tone: 'warning', children: 'Failed to fetch prices' },
        { tone: 'warning', children: 'Failed to fetch balance' },
      ],
    },
    'Do not use the default role note for a banner that appears later: it is not announced.',
  ],
  anatomy: { 'Icon of the tone': '[role="note"] > svg', Message: '[role="note"] > div' },
  screenReader: [
    'The box has the role note, status or alert: note is silent, status is polite, alert interrupts.',
  ],
  decisions: [26, 40, 59],
};

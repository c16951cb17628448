import type { ComponentDocs } from '../../story-kit';
import type { BadgeProps } from './badge';

export const componentDocs: ComponentDocs<BadgeProps> = {
  whenToUse: [
    'On a card or in a dialog about one thing, so that its state is visible at a glance.',
    "Next to a sum, to rate it in two words: 'Sufficient Balance'.",
  ],
  whenNot: [
    'In the rows of a table or a list: use StatusDot. Twenty pills in a column are too heavy.',
    'For a clickable element: a pill looks like a chip, but takes no clicks; use Button.',
  ],
  dos: [
    "Use the label of the specification: 'Waiting for SMS', 'SMS Received', 'Completed', 'Cancelled', 'Expired'.",
    {
      rule: 'Keep the meaning of the tones: amber is waiting, green is received or completed, red is failed, grey is cancelled.',
      shown: [{ tone: 'warning' }, { tone: 'success', children: 'SMS Received' }, { children: 'Cancelled' }],
    },
  ],
  donts: [
    'Do not shorten a label to fit; in a very narrow window the pill wraps.',
    {
      rule: 'Do not choose a tone for decoration.',
      shown: [
        { tone: 'info', children: 'WhatsApp' },
        { tone: 'accent', children: 'Telegram' },
      ],
    },
  ],
  decisions: [40, 45],
};

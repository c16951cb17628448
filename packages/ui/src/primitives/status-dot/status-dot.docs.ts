import type { ComponentDocs } from '../../story-kit';
import type { StatusDotProps } from './status-dot';

export const componentDocs: ComponentDocs<StatusDotProps> = {
  whenToUse: ['In tables and lists: history, payments, recent activity.'],
  whenNot: ['Without a word: a dot alone is not readable for many users, nor for screen readers.'],
  dos: [
    {
      rule: 'Use amber for waiting, green for received or completed, red for failed, a hollow grey dot for cancelled.',
      shown: [
        { tone: 'warning', children: 'Waiting for SMS' },
        { tone: 'success', children: 'SMS Received' },
        { tone: 'success', children: 'Completed' },
        { tone: 'error', children: 'Expired' },
        { tone: 'neutral', children: 'Cancelled' },
      ],
    },
  ],
  donts: [
    {
      rule: "Do not make 'Completed' grey: users look for what they paid for and received.",
      shown: [{ tone: 'neutral', children: 'Completed' }],
    },
    'Do not mix dots and pills in one table.',
  ],
  anatomy: { Dot: 'span > span', Word: 'span:has(> span)' },
  screenReader: [
    'Only the word is read. The dot is hidden and drawn as a border, so that forced colours keep it.',
  ],
  decisions: [40, 45],
};

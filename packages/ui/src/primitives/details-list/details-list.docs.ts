import type { ComponentDocs } from '../../story-kit';
import type { DetailsListProps } from './details-list';

export const componentDocs: ComponentDocs<DetailsListProps> = {
  whenToUse: ['In the details of a purchase or a deposit.'],
  whenNot: [
    'For many things with the same facts: use a table.',
    'For figures to compare at a glance: use StatGrid.',
  ],
  dos: [
    {
      rule: 'Pass undefined for unknown values, which removes their row.',
      shown: [{ details: [{ term: 'Service', value: 'WhatsApp' }] }],
    },
    'A value can be a Badge, or end with a copy button.',
  ],
  donts: [
    {
      rule: "Do not fill a row with a dash, unless the specification gives a text, such as 'Not received' for the SMS code.",
      shown: [
        {
          details: [
            { term: 'Service', value: 'WhatsApp' },
            { term: 'Paid', value: '-' },
          ],
        },
      ],
    },
    'Do not put a paragraph into a value; long values break anywhere.',
  ],
  anatomy: {
    Term: 'dl > div:first-child > dt',
    Value: 'dl > div:first-child > dd',
    'Row with a badge': 'dl > div:nth-child(2)',
  },
  screenReader: ['In a very narrow window a value is below its term; the reading order stays.'],
};

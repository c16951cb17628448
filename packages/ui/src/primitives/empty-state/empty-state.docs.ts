import type { ComponentDocs } from '../../story-kit';
import type { EmptyStateProps } from './empty-state';

export const componentDocs: ComponentDocs<EmptyStateProps> = {
  whenToUse: ['When a list is loaded and has no entries, or no matches.'],
  whenNot: [
    'While the list is loading: use Skeleton in the size of its rows.',
    "When the list failed to load: use a Banner with 'Try Again'. Empty and unknown are different.",
  ],
  dos: [
    {
      rule: "Use the texts of the specification: 'No active numbers', 'No history found', 'No countries found'.",
      shown: [{ title: 'No history found', description: 'Try other filters.' }],
    },
    'Offer one next step: buy the first number, or clear the filters.',
  ],
  donts: [
    {
      rule: "Do not say 'Nothing here yet' when filters hide the entries.",
      shown: [{ title: 'Nothing here yet' }],
    },
    'Do not offer a purchase when the search had no match.',
  ],
  screenReader: ['The title is no heading, so the page has the same headings with and without entries.'],
  decisions: [45],
};

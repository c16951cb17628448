import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Stands in place of an empty list: what is empty, why, and the next step.',
  whenToUse: ['When a list was loaded and has nothing, or nothing that matches.'],
  whenNot: [
    'While the list is loading: take Skeleton in the size of its rows.',
    "When the list could not be loaded: take a Banner with 'Try Again'. Empty and unknown are not the same.",
  ],
  dos: [
    "Use the texts of the specification: 'No active numbers', 'No history found', 'No countries found'.",
    'Offer the one next step: buy the first number, or clear the filters.',
  ],
  donts: [
    "Do not say 'Nothing here yet' where filters hide what is there.",
    'Do not offer a purchase where the user only searched for the wrong name.',
  ],
  keyboard: [],
  screenReader: [
    'Plain text without a role: it is read where the list would be.',
    'The title is no heading, so the headings of a page stay the same with and without entries.',
    'The picture is hidden.',
  ],
  decisions: [45],
};

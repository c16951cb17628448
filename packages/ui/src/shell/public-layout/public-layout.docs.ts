import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Around the sign-in and registration forms.'],
  dos: [
    'Load the decoration with the form: it is small, and must not appear after it.',
    'Keep the form at most 24 rem wide.',
    'Say what the product does in one sentence; on narrow screens it is above the form.',
  ],
  donts: [
    'Do not put essential content into the decoration: it is hidden from screen readers.',
    'Do not loop the animation: moving content that starts by itself ends within 5 s (WCAG 2.2.2).',
    'Do not add a navigation; the forms link to each other.',
  ],
  anatomy: { 'Name and tagline': 'header', 'What the product does': 'aside', Form: 'main' },
  decisions: [43],
};

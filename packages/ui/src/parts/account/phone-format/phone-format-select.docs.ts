import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'Below the cards of active numbers, and on the settings page: the same preference, stored in this browser.',
  ],
  whenNot: ['For a single card: the format applies to all.'],
  dos: ['Apply it at once.'],
  donts: [
    'Do not promise a national number if the country code is unknown: then all digits are shown.',
    'Do not apply it to exports, which keep E.164 with a plus.',
  ],
  anatomy: { Label: 'label', List: 'select', Example: '[id$="-note"]' },
  decisions: [44],
};

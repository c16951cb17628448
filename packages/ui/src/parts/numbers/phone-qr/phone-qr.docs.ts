import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In a dialog on wide screens, where the number is needed on a phone.'],
  whenNot: ['On phones: copy the number instead.', 'For a code: it is short and secret.'],
  dos: ['Show the number next to it, so that users can compare.'],
  donts: ['Do not colour or invert it in the dark theme: many scanners read only dark on light.'],
  anatomy: { 'QR code': 'svg', Number: 'bdi', Instructions: 'p' },
  decisions: [64],
};

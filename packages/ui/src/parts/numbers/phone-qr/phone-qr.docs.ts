import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A phone number to be read by the camera of a phone.',
  whenToUse: ['In a dialog on wide screens, where the number is needed on another device.'],
  whenNot: ['On phones: there the number is copied.', 'For a code: it is short, and a secret.'],
  dos: ['Show the number beside it, so that it can be compared.'],
  donts: ['Do not colour it or turn it round in the dark theme: many scanners read dark on light only.'],
  anatomy: [
    { part: 'QR code', selector: 'svg' },
    { part: 'Number', selector: 'bdi' },
    { part: 'What to do with it', selector: 'p' },
  ],
  keyboard: [],
  screenReader: ["An image 'QR code of the phone number', then the number itself."],
  decisions: [64],
};

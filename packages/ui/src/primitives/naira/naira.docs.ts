import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Directly after the USD amount where the user chooses or pays, in the same group of elements.'],
  whenNot: [
    'For an amount that is paid or was paid in naira: write that amount.',
    'In lists of the past, where the rate of today says nothing.',
  ],
  dos: ['Leave the line as it is without the text: the rate may come late, or never.'],
  donts: ['Do not compute or compare with it.'],
  decisions: [124],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    "Behind 'Copy for support': in the details of a payment, in the menu of a number and at a failed purchase.",
  ],
  whenNot: ['For codes and messages: they are never part of it.'],
  dos: ['Leave the phone number out until the user ticks it.'],
  donts: ['Do not send it anywhere: the user decides where it goes.'],
  anatomy: { Text: 'pre', Copy: 'button' },
  screenReader: ["'Text for support copied!' is announced."],
  decisions: [87],
};

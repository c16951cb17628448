import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Leads back to the purchase that was left to add funds.',
  whenToUse: ["On the payments page, from 'Top up your account' until the link is followed or dismissed."],
  whenNot: ['For a new purchase: take a link to the wizard.'],
  dos: ['Lead to the very step that was left, with the same choices.'],
  donts: ['Do not go back by itself when the payment arrives.', 'Do not promise that the price still holds.'],
  anatomy: [
    { part: 'Title', selector: '[role="note"] > div > div > p' },
    { part: 'The way back', selector: '[role="note"] a' },
    { part: 'Dismiss', selector: '[role="note"] button' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link, then to Dismiss.' },
    { keys: 'Enter', does: 'Opens the step, or dismisses the offer.' },
  ],
  screenReader: ['A note, not announced: the payment itself is announced by a toast.'],
  decisions: [62],
};

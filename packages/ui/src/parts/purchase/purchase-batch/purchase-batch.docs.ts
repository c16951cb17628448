import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Buys two or three of the same number one after the other, and tells once what became of them.',
  whenToUse: ['In the last step of the wizard, below the limit.'],
  whenNot: ['For one number: take PurchaseButton.', 'For what was bought before: that is Buy again.'],
  dos: [
    'Write the whole price on the button.',
    'Disable what the balance does not cover, and say how much is missing.',
    'Let the summary stand until it is read: it names what was bought and why the rest was not.',
  ],
  donts: ['Do not tell every number by itself.', 'Do not send the next one before the last one is settled.'],
  anatomy: [
    { part: 'Heading', selector: 'h3' },
    { part: 'Two or three', selector: 'ul' },
    { part: 'How they are bought', selector: 'p:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through the buttons, or to 'Stop after this one'." },
    { keys: 'Enter or Space', does: 'Buys, or stops after the purchase under way.' },
  ],
  screenReader: [
    "A region named 'Buy more than one'.",
    'Which number is being bought, and the summary, are statuses.',
    'A button that is disabled for want of balance is described by what is missing.',
  ],
  decisions: [13, 76],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "A pill of one or two words that states what one thing is right now, such as 'Waiting for SMS' on a number card.",
  whenToUse: [
    'On a card or in a dialog that is about one thing, so that its state can be seen from afar.',
    "Beside a sum, to say in two words what it means: 'Sufficient Balance'.",
  ],
  whenNot: [
    'In the rows of a table or a list: take StatusDot, because twenty pills in a column are twenty things to look at.',
    'For a message with a verb or a next step: take Banner.',
    'For something that can be pressed: a pill looks like a chip, but it takes no clicks; take Button.',
  ],
  dos: [
    "Use the label of the specification: 'Waiting for SMS', 'SMS Received', 'Completed', 'Cancelled', 'Expired'.",
    'Keep to the meaning of the tones: amber waits, green was received, red failed, grey is over.',
  ],
  donts: [
    'Do not shorten a label to fit; in a very narrow window the pill wraps by itself.',
    'Do not pick a tone because the card needs some colour.',
  ],
  keyboard: [],
  screenReader: [
    'A plain span without a role: only its words are read, in the place where they stand.',
    'The tone is never announced, so the words have to carry the whole meaning.',
  ],
  decisions: [40, 45],
};

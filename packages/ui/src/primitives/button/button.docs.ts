import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Starts an action on this page. Its four looks say how much weight the action has, not what it does.',
  whenToUse: [
    'For whatever changes something here: refresh, buy, cancel, open a dialog.',
    'Primary for the one loud thing of a page, secondary for what stands beside it, ghost for what is needed rarely; error is kept for what destroys something, and no page has that today.',
  ],
  whenNot: [
    "For going to another page, even if it should look like a button: take LinkButton, so that the middle button and 'Open in new tab' work.",
    'For an action that everybody knows by its picture in a tight place: take IconButton.',
    'For a setting that takes effect at once: take Switch.',
  ],
  dos: [
    "Set busy while the answer is on its way and change the words too: 'Purchasing...', 'Creating...'.",
    'Explain a disabled button with describedBy or a Tooltip around it.',
  ],
  donts: [
    'Do not set disabled from its own press: that throws the focus back to the start of the document.',
    'Do not put two primary buttons on one page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button; a disabled one is left out, a busy one is not.' },
    { keys: 'Enter or Space', does: 'Presses it; does nothing while it is busy.' },
  ],
  screenReader: [
    'A native button named by its text, or by aria-label where the text alone is not enough.',
    'While busy it has aria-busy and aria-disabled, keeps the focus and is read as unavailable.',
    'A Tooltip around it and describedBy are read after the name, as one description.',
  ],
  decisions: [26, 40, 59],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'What the product keeps in this browser: what for, how large it is, and ways to forget it.',
  whenToUse: ['At the end of the settings, as the one place that tells of kept data.'],
  whenNot: ['For what the server keeps: no call changes it.'],
  dos: [
    'Name things in the words of the product, never by the names they are kept under.',
    'Say until when something is kept, and whether it comes back by itself.',
  ],
  donts: [
    'Do not let money on its way be forgotten alone: its outcome gives it up.',
    'Do not sign out without asking first.',
  ],
  anatomy: [
    { part: 'Size of all', selector: 'p' },
    { part: 'Things kept', selector: 'ul' },
    { part: 'Forget one thing', selector: 'li button' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from thing to thing.' },
    { keys: 'Enter or Space', does: "Forgets the thing, or asks about 'Sign out and forget this device'." },
    { keys: 'Escape', does: 'Closes the question; nothing is forgotten.' },
  ],
  screenReader: [
    "A list named 'Kept on this device'; each button names what it forgets.",
    'What was forgotten is a status. The focus goes to the size of all, because the row is gone.',
  ],
  decisions: [80],
};

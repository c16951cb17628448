import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "A message that stays on the page beside what it is about, with an optional title, one action and a 'Dismiss' button.",
  whenToUse: [
    'For money in doubt, a failed load or a wait that the user has to know of before going on.',
    'When the message has to stay until its cause is gone or the user dismisses it.',
  ],
  whenNot: [
    'For the result of an action that has just been taken: show a toast, which goes away by itself.',
    'For what is wrong with a form as a whole: take FormError; with one field: the error of TextField.',
    'For a remark of one line beside a button: take InlineNote.',
  ],
  dos: [
    'Put at most one button or link into the action, the one that helps.',
    "Set the role alert only where the message answers the user's own press, status where it comes by itself.",
  ],
  donts: [
    'Do not place two banners of the same tone above each other; say the more serious one.',
    'Do not leave a banner that appears later on the default role note, which is not announced.',
  ],
  anatomy: [
    { part: 'Picture of the tone', selector: '[role="note"] > svg' },
    { part: 'Message', selector: '[role="note"] > div' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to the action, then to 'Dismiss', where the banner has them." },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: [
    'The box has the role note, status or alert; note is silent, status waits for a pause, alert interrupts.',
    'The picture is hidden; title and message are read as text, so the tone has to be clear from the words.',
    "The cross is a button named 'Dismiss'.",
  ],
  decisions: [26, 40, 59],
};

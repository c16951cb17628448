import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Why a submitted form was refused as a whole, in one box above its button.',
  whenToUse: ['When the server refused a sign-in, a registration or a deposit.'],
  whenNot: ['For what is wrong with one field: pass error to TextField.', 'Outside a form: take Banner.'],
  dos: [
    'Keep what the user typed, except a password after a failed sign-in.',
    'Say what to do about it, in the words of the specification where it has some.',
  ],
  donts: [
    'Do not repeat an error that already stands below a field.',
    'Do not show the code or the status of an answer.',
  ],
  keyboard: [],
  screenReader: [
    'Role alert: read at once when it appears.',
    "A text of the server is isolated in its direction, and cut after 300 characters behind 'more'.",
  ],
  decisions: [],
};

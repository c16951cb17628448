import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Draws a text that somebody else wrote: a server, a provider or a stranger. It isolates its direction and bounds its length.',
  whenToUse: [
    'For every message of the server, every SMS and every name from the catalogue that may be long.',
  ],
  whenNot: [
    'For our own texts: they need no bounds.',
    'For the text of an SMS on a card: take SmsText, which also shows characters that mislead.',
  ],
  dos: [
    'Leave it to Banner, FormError, TextField and toasts, which draw a text of the server with it already.',
    "Rely on the cut: 300 characters at first, 2000 after 'more'.",
  ],
  donts: [
    'Do not build a sentence around it; the direction and length are not ours.',
    'Do not turn addresses in it into links.',
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'more', if the text is cut." },
    { keys: 'Enter or Space', does: 'Shows up to 2000 characters, or folds them again.' },
  ],
  screenReader: [
    'A bdi element, so a text from right to left does not turn the words around it.',
    "'more' and 'less' are one button with aria-expanded.",
  ],
  decisions: [],
};

import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For every server message, every SMS and every catalogue name that may be long.'],
  whenNot: [
    'For our own texts: they need no bounds.',
    'For the text of an SMS on a card: use SmsText, which also shows misleading characters.',
  ],
  dos: [
    'Banner, FormError, TextField and toasts already use it for server texts.',
    "Rely on the limits: 300 characters at first, 2000 after 'more'.",
  ],
  donts: [
    'Do not embed it in a sentence: its direction and length are unknown.',
    'Do not turn URLs in it into links.',
  ],
  screenReader: ["'more' and 'less' are one button with aria-expanded."],
};

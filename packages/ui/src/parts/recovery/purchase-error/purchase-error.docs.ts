import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the last step of the wizard, after a server rejection.'],
  whenNot: [
    'For an unconfirmed purchase: use UnconfirmedPurchase.',
    'For a rate limit: use RateLimitBanner.',
    'For a known low balance: use InsufficientBalance.',
  ],
  dos: [
    'Select the text from the catalogue by the error code.',
    'Use the tone warning when there are no numbers: neither the user nor the server did anything wrong.',
    'Remove it after 8 s, or 2 s after the selection changed.',
  ],
  donts: [
    'Do not show an HTTP status or error code to the user.',
    'Do not keep it next to an unrelated selection.',
  ],
  anatomy: {
    Title: '[role="alert"] > div > div > p',
    Text: '[role="alert"] > div > div > div',
    'Retry without the operator': '[role="alert"] span > button',
    Dismiss: 'button[aria-label="Dismiss"]',
  },
  decisions: [9, 26],
};

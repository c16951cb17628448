import type { SuggestedService } from './suggested-services';

/** The popular services of the specification, none of them chosen. */
export const suggestedServices: readonly SuggestedService[] = [
  { code: 'wa', name: 'WhatsApp', isChosen: false },
  { code: 'tg', name: 'Telegram', isChosen: false },
  { code: 'ds', name: 'Discord', isChosen: false },
  { code: 'ig', name: 'Instagram & Threads', isChosen: false },
  { code: 'fb', name: 'Facebook', isChosen: false },
];

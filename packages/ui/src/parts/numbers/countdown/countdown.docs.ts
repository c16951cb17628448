import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On a number card, next to its LifetimeProgress.'],
  whenNot: [
    'For the wait after a rate limit: RateLimitBanner counts seconds itself.',
    'For relative times: use text that changes by the minute.',
  ],
  dos: ['Round up, so that 16:00 shows when the refund window opens.'],
  donts: ['Do not turn it red; LifetimeProgress warns of the end.'],
  screenReader: ["Role timer, named 'Time remaining'. A timer is not live: it is read only on navigation."],
  decisions: [9, 25, 40],
};

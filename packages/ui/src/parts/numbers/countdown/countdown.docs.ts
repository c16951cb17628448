import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On a number card, next to its LifetimeProgress.'],
  whenNot: [
    'For the wait after a rate limit: RateLimitBanner counts seconds itself.',
    'For relative times: use text that changes by the minute.',
  ],
  dos: [
    'Round up, so that 16:00 shows when the refund window opens.',
    'Give every tick the same width: tabular digits in a box of five characters.',
  ],
  donts: ['Do not turn it red; LifetimeProgress warns of the end.', 'Do not announce ticks.'],
  screenReader: ["Role timer, named 'Time remaining'. A timer is not live: it is read only on navigation."],
  decisions: [9, 25, 40],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The remaining time of a number as mm:ss, ticking every second without laying out anything else.',
  whenToUse: ['On a number card, beside its LifetimeProgress.'],
  whenNot: [
    'For the wait after a rate limit: RateLimitBanner counts seconds itself.',
    'For how long ago something was: that is text which changes by the minute.',
  ],
  dos: [
    'Round up, so that 16:00 shows the moment the refund begins.',
    'Give every tick the same width: digits of one width in a box of five characters.',
  ],
  donts: ['Do not turn it red; the life bar says when time is short.', 'Do not announce ticks.'],
  keyboard: [],
  screenReader: [
    "Role timer, named 'Time remaining'. A timer is not live: it is read when somebody goes there.",
  ],
  decisions: [9, 25, 40],
};

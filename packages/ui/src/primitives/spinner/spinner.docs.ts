import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Something is under way and its length is unknown. With a label it says what; without one it is decoration beside a text.',
  whenToUse: [
    'In a busy button, which brings it by itself.',
    'In a place whose content has no known size yet, such as a page that is being fetched.',
  ],
  whenNot: [
    'For rows and figures of a known size: take Skeleton, which keeps the page still.',
    'For a wait of known length: say the seconds, as RateLimitBanner does.',
  ],
  dos: [
    "Name what is being waited for: 'Checking session...'.",
    'Leave out the label where the text beside it says so already.',
  ],
  donts: ['Do not show two spinners for one wait.', 'Do not use it without any text.'],
  anatomy: [
    { part: 'Wheel', selector: '[role="status"] > span' },
    { part: 'What is waited for', selector: '[role="status"]' },
  ],
  keyboard: [],
  screenReader: [
    'With a label it is a status region and its text is announced.',
    'Without a label it is hidden.',
    'With reduced motion the wheel does not turn; the text says the same.',
  ],
  decisions: [],
};

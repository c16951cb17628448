import type { ComponentDocs } from '../../story-kit';
import type { SpinnerProps } from './spinner';

export const componentDocs: ComponentDocs<SpinnerProps> = {
  whenToUse: [
    'In a busy button, which renders it.',
    'For content of unknown size, such as a page that is loading.',
  ],
  whenNot: ['For a wait of known length: show the seconds, as RateLimitBanner does.'],
  dos: [
    { rule: "Name the wait: 'Checking session...'.", shown: [{}] },
    'Omit the label if the text next to it is enough.',
  ],
  donts: [
    'Do not show two spinners for one wait.',
    { rule: 'Do not use it without any text.', shown: [{ label: undefined }] },
  ],
  anatomy: { Wheel: '[role="status"] > span', Label: '[role="status"]' },
  screenReader: ['With reduced motion the spinner does not rotate; the text remains.'],
};

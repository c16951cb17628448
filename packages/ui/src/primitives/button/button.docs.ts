import type { ComponentDocs } from '../../story-kit';
import type { ButtonProps } from './button';

export const componentDocs: ComponentDocs<ButtonProps> = {
  whenToUse: [
    'For any action on this page: refresh, buy, cancel, open a dialog.',
    'Primary for the main action of a page, secondary for the ones next to it, ghost for rare ones. error is reserved for destructive actions; no page has one today.',
  ],
  whenNot: [
    "For navigation, even if it should look like a button: use LinkButton, so that middle click and 'Open in new tab' work.",
  ],
  dos: [
    {
      rule: "Set busy while the request is in flight, and change the label too: 'Purchasing...', 'Creating...'.",
      shown: [{ variant: 'primary', busy: true, children: 'Purchasing...' }],
    },
    'Explain a disabled button with describedBy or a Tooltip around it.',
  ],
  donts: [
    'Do not set disabled on its own click: that resets the focus to the start of the document.',
    {
      rule: 'Do not put two primary buttons on one page.',
      shown: [{ variant: 'primary' }, { variant: 'primary', children: 'Add Funds' }],
    },
  ],
  screenReader: [
    'While busy it has aria-busy and aria-disabled, keeps the focus and is announced as unavailable.',
    'A Tooltip around it and describedBy form one description, read after the name.',
  ],
  decisions: [26, 40, 59],
};

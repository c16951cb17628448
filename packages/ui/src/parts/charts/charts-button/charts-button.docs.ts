import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Shows and hides the charts of a page. Their code and figures are fetched once somebody asks for them.',
  whenToUse: ['Beside the actions of the history and of the dashboard.'],
  whenNot: ['For one part of a card: take Disclosure.'],
  dos: ['Keep it beside the other actions of the page, in the same place whether open or closed.'],
  donts: ['Do not open the charts by default: the table comes first.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter or Space', does: 'Shows or hides the charts; the focus stays on the button.' },
  ],
  screenReader: ["A button named 'Show charts' or 'Hide charts', with aria-expanded and aria-controls."],
  decisions: [46],
};

import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Light, dark, or as the device is set: three tiles, of which one is chosen.',
  whenToUse: ['On the settings page; the search of the header offers the same three.'],
  whenNot: ['For other settings with two positions: take Switch.'],
  dos: [
    'Let it take effect at once, on every page and in every tab.',
    "Keep 'System' as the choice of somebody who never chose.",
  ],
  donts: ['Do not ask for a reload.', 'Do not store a theme for the account: it belongs to this browser.'],
  anatomy: [
    { part: 'Name', selector: 'legend' },
    { part: 'Light', selector: 'label:nth-child(1)' },
    { part: 'Dark', selector: 'label:nth-child(2)' },
    { part: 'As the device', selector: 'label:nth-child(3)' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the tile that is chosen.' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous one, at once.' },
  ],
  screenReader: ["A group named 'Theme' with three radio buttons."],
  decisions: [16],
};

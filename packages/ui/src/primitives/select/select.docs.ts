import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'One choice out of a few. A native select, which phones, keyboards and screen readers handle well.',
  whenToUse: [
    'For options that are words and known by name: sorting, a category, a status, a phone code, a filter.',
  ],
  whenNot: [
    'For options with a picture, a price or a star: take ChoiceList.',
    'For two or three options that should all be in sight: take radio buttons or tiles.',
    'For on and off: take Switch.',
  ],
  dos: [
    'Keep the label visible in a form; hide it only in a row of filters where the options speak for themselves.',
    'Order the options by what is chosen most, or as the specification lists them.',
  ],
  donts: ['Do not use an empty first option as a label.', 'Do not use it where options have to be compared.'],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'List', selector: 'select' },
    { part: 'Arrow', selector: 'select + svg' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list.' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous option.' },
    { keys: 'Letters', does: 'Choose the option that begins with them.' },
    { keys: 'Space, Alt + Arrow Down', does: 'Open the list.' },
  ],
  screenReader: [
    'A native combobox named by its label, read with the chosen option.',
    'Error or hint is its description.',
  ],
  decisions: [59],
};

import type { ComponentDocs } from '../../story-kit';
import type { SearchFieldProps } from './search-field';

export const componentDocs: ComponentDocs<SearchFieldProps> = {
  whenToUse: ['Above a list of countries, services or purchases.'],
  whenNot: ['For finding pages and purchases from anywhere: use CommandPalette.'],
  dos: [
    { rule: "Name the searchable attributes in the placeholder: 'Search by name or code'.", shown: [{}] },
    'Let Enter pick the first match where the list is a choice.',
  ],
  donts: ['Do not send a server request per keystroke: debounce.'],
  anatomy: { Field: 'input[type="search"]', Picture: 'div > svg' },
  keyboard: {
    Enter: 'Calls onEnter, which may pick the first match; not during IME composition.',
    Escape: 'Clears the text, in browsers that support it for search fields.',
  },
  screenReader: ['The list announces the number of matches, not the field.'],
  decisions: [42, 59],
};

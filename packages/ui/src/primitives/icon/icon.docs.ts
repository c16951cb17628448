import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Next to a text, or in a button that has a name.'],
  whenNot: ['For a service: use ServiceLogo.', 'For a country: use CountryFlag.'],
  dos: ['Size it by the text: 16 px beside body text, 20 px beside a heading.'],
};

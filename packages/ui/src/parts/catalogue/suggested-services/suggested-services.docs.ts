import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the first step, where a service turns the countries into offers.'],
  whenNot: [
    'For choosing a service on the second step: use ServiceList.',
    'For two or three views of one place: use Segment.',
  ],
  dos: ['Show five at most, and mark the one looked for.', 'Let a second press take the choice back.'],
  donts: ['Do not show prices here: they depend on the country.'],
  anatomy: [
    { part: 'A service', selector: 'li:first-child button' },
    { part: 'Its name', selector: 'li:first-child button > span:last-child' },
  ],
  screenReader: ["A list 'Popular services' of toggle buttons: 'WhatsApp, pressed'.", 'The logo is hidden.'],
  decisions: [42],
};

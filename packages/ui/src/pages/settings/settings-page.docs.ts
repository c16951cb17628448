import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /settings.'],
  whenNot: ['For a preference of one page: put it there, such as Auto-refresh.'],
  dos: ['Apply theme, notifications and phone format at once.', 'Give each section a card with a heading.'],
  donts: ['Do not add an account section; the API cannot change a user.'],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Sections', selector: 'ul[aria-label="Sections"]' },
    { part: 'Theme', selector: 'fieldset' },
    { part: 'Alerts', selector: '#settings-alerts' },
    { part: 'Phone format', selector: 'select' },
    { part: 'Stored data', selector: 'summary' },
    { part: 'API key', selector: 'input[type="password"]' },
    { part: 'Save API Key', selector: 'button[type="submit"]' },
  ],
  decisions: [9, 16, 43, 44, 80],
};

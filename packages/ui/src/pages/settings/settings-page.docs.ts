import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /settings.'],
  whenNot: ['For a preference of one page: put it there, such as Auto-refresh.'],
  dos: ['Apply theme, notifications and phone format at once.', 'Give each section a card with a heading.'],
  donts: ['Do not add an account section; the API cannot change a user.'],
  anatomy: {
    Heading: 'h1',
    Sections: 'ul[aria-label="Sections"]',
    Theme: 'fieldset',
    Alerts: '#settings-alerts',
    'Phone format': 'select',
    'Stored data': 'summary',
    'API key': 'input[type="password"]',
    'Save API Key': 'button[type="submit"]',
  },
  decisions: [9, 16, 43, 44, 80],
};

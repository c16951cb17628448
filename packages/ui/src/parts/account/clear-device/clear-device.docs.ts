import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the settings, under Privacy.'],
  whenNot: ['For data on the server: the API cannot change it.'],
  dos: ['Say what is kept in one sentence.'],
  donts: ['Do not sign out without confirmation.'],
  anatomy: { 'What is kept': 'p', 'Clear everything': 'button' },
  keyboard: { Escape: 'Closes the confirmation; nothing is removed.' },
  screenReader: ['The confirmation is a dialog with the question as its name.'],
};

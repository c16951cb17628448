import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the end of a ChoiceRow, through ChoiceList.'],
  dos: [
    'Keep the focus on the favourite button when its row moves.',
    'Store favourites in this browser, per user.',
  ],
  donts: [
    'Do not show a toast; the moving row is feedback enough.',
    'Do not send them to the server: the API has no favourites.',
  ],
  decisions: [42],
};

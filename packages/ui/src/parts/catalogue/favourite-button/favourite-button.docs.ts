import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A star that marks a country or a service as a favourite, which moves its row to the top of the list.',
  whenToUse: ['At the end of a ChoiceRow, through ChoiceList.'],
  whenNot: ['For filters or settings: take Switch or Checkbox.', 'For operators, which have no favourites.'],
  dos: [
    'Let the row take the focus of its star along when it moves.',
    'Keep favourites in this browser, for each user.',
  ],
  donts: [
    'Do not show a toast; the row that moves says enough.',
    'Do not send them to the server: no call takes them.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the star after the choice of its row.' },
    { keys: 'Enter or Space', does: 'Marks or unmarks it.' },
  ],
  screenReader: ["A toggle button named 'Favourite Canada', pressed or not pressed."],
  decisions: [42],
};

import type { ComponentDocs } from '../../story-kit';
import type { SwitchProps } from './switch';

export const componentDocs: ComponentDocs<SwitchProps> = {
  whenToUse: ["For Auto-refresh and for settings without a 'Save' button."],
  whenNot: ['For a choice between two options: use radio buttons or Select.'],
  dos: [
    { rule: "Name the setting: 'Sound', 'Auto-refresh'.", shown: [{}] },
    'Use a hint for the effect, or for the reason why it cannot be turned on.',
  ],
  donts: [
    {
      rule: 'Do not change the label with the state; ON and OFF are next to it.',
      shown: [{ label: 'Auto-refresh is on' }],
    },
    'Do not ask for confirmation: the user can switch back.',
  ],
  anatomy: {
    Name: 'button > span:first-child',
    Track: 'button > [aria-hidden]',
    'State as text': 'button > span:last-child',
  },
  screenReader: [
    'Error or hint is its description; ON and OFF are text inside the button and not part of the name.',
  ],
  decisions: [43, 59],
};

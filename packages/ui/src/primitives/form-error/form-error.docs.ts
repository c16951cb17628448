import type { ComponentDocs } from '../../story-kit';
import type { FormErrorProps } from './form-error';

export const componentDocs: ComponentDocs<FormErrorProps> = {
  whenToUse: ['When the server rejected a sign-in, a registration or a deposit.'],
  whenNot: ['For an error of one field: pass error to TextField.'],
  dos: [
    'Keep the input, except a password after a failed sign-in.',
    {
      rule: 'Say how to fix it; use the text of the specification where there is one.',
      shown: [{ children: 'Username already exists. Please choose a different username.' }],
    },
  ],
  donts: [
    'Do not repeat the error of a field.',
    { rule: 'Do not show an error code or HTTP status.', shown: [{ children: 'Error 409: USERNAME_TAKEN' }] },
  ],
  screenReader: [
    "A text of the server has an isolated direction, and is cut after 300 characters behind 'more'.",
  ],
};

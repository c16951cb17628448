import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inFrame, inGrid, stateIn } from '../story-kit';
import { SmsText, type SmsTextProps } from './sms-text';

const meta = {
  title: 'Numbers/SmsText',
  component: SmsText,
  args: { text: 'Your WhatsApp code is 482-913. Do not share this code with anyone.' },
  render: inFrame(360),
} satisfies Meta<typeof SmsText>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  Plain: { text: 'Your WhatsApp code is 482-913. Do not share this code with anyone.' },
  RightToLeft: { text: 'رمز التحقق الخاص بك هو 482913' },
  HiddenCharacters: { text: 'Your code is \u202E319284\u202C, valid\u200B for 10 minutes.' },
  LinkIsText: { text: 'Verify at https://example.com/verify?code=482913 <a href="/x">now</a>' },
  OneMegabyte: { text: 'spam '.repeat(200_000) },
} satisfies Record<string, SmsTextProps>;

export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvasElement }) => {
    await expect(stateIn(canvasElement, 'HiddenCharacters')).toHaveTextContent(
      'Your code is U+202E319284U+202C, validU+200B for 10 minutes.',
    );
    await expect(stateIn(canvasElement, 'LinkIsText')).toHaveTextContent(states.LinkIsText.text);
    await expect(canvasElement.querySelector('a')).toBeNull();
    const long = within(stateIn(canvasElement, 'OneMegabyte'));
    const message = long.getByRole('group', { name: 'Message text' });
    await expect(message.textContent).toHaveLength(2000);
    await expect(message.clientHeight).toBeLessThanOrEqual(192);
    await expect(long.getByText('Shortened to the first 2,000 characters.')).toBeVisible();
  },
};

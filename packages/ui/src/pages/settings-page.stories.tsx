import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { notificationSettings } from '../account/notification-settings.samples';
import { sampleLimits } from '../story-kit';
import { SettingsPage } from './settings-page';

const meta = {
  title: 'Pages/Settings',
  component: SettingsPage,
  args: {
    theme: 'system',
    onThemeChange: fn(),
    notifications: notificationSettings,
    numbersWithoutCode: { limits: sampleLimits, value: 'cancel', onChange: fn() },
    phoneFormat: 'e164',
    onPhoneFormatChange: fn(),
    onClearDevice: fn(),
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and its button work, but the page neither stores the key nor claims to. */
export const KeyEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('API Key'), 'a-secret-key{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save API Key' }));
    await expect(canvas.getByLabelText('API Key')).toHaveValue('a-secret-key');
    await expect(canvas.queryByText(/a-secret-key|saved/i)).not.toBeInTheDocument();
  },
};

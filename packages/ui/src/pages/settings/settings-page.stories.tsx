import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { notificationSettings } from '../../parts/account/notification-settings/notification-settings.samples';
import { sampleLimits } from '../../story-kit';
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

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('API Key')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('checkbox', { name: 'SMS Received' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Low Balance' })).toBeChecked();
  },
};

/** The field and its button work, but the page neither stores the key nor claims to. */
export const KeyEntered: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('API Key'), 'a-secret-key{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save API Key' }));
    await expect(canvas.getByLabelText('API Key')).toHaveValue('a-secret-key');
    await expect(canvas.queryByText(/a-secret-key|saved/i)).not.toBeInTheDocument();
  },
};

export const NotificationsOff: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS Received' }));
    await expect(args.notifications.onSmsAlertChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Low Balance' }));
    await expect(args.notifications.onLowBalanceAlertChange).toHaveBeenCalledWith(false);
  },
};

/** From 1024 px a list of the sections is beside them. */
export const WithSections: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('list', { name: 'Sections' }));
    await expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Appearance',
      'Alerts',
      'Numbers',
      'Privacy',
      'API',
    ]);
  },
};

export const ThemeChosen: Story = {
  tags: ['state'],
  args: { theme: 'dark' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};

export const LightWithNationalNumbers: Story = {
  tags: ['state'],
  args: { theme: 'light', phoneFormat: 'national' },
};
export const DarkWithDigits: Story = { tags: ['state'], args: { theme: 'dark', phoneFormat: 'digits' } };

export const PhoneFormatChosen: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Number format' });
    await userEvent.selectOptions(select, 'Digits');
    await expect(args.onPhoneFormatChange).toHaveBeenCalledWith('digits');
  },
};

export const OnAPhone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } };

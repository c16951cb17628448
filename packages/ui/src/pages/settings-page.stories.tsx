import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ApiKeyForm } from '../account/api-key-form';
import { ClearDevice } from '../account/clear-device';
import { NotificationSettings } from '../account/notification-settings';
import { notificationSettings } from '../account/notification-settings.samples';
import { NumbersWithoutCode } from '../account/numbers-without-code';
import { PhoneFormatSelect } from '../account/phone-format-select';
import { ThemeChoice } from '../account/theme-choice';
import { sampleLimits } from '../story-kit';
import { SettingsPage } from './settings-page';

const meta = {
  title: 'Pages/Settings',
  component: SettingsPage,
  args: {
    appearance: <ThemeChoice theme="system" onChange={fn()} />,
    alerts: <NotificationSettings {...notificationSettings} />,
    numbers: (
      <>
        <NumbersWithoutCode limits={sampleLimits} value="cancel" onChange={fn()} />
        <PhoneFormatSelect value="e164" onChange={fn()} />
      </>
    ),
    privacy: <ClearDevice onClearDevice={fn()} />,
    api: <ApiKeyForm />,
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OtherChoices: Story = {
  args: {
    appearance: <ThemeChoice theme="dark" onChange={fn()} />,
    numbers: (
      <>
        <NumbersWithoutCode limits={sampleLimits} value="ask" onChange={fn()} />
        <PhoneFormatSelect value="national" onChange={fn()} />
      </>
    ),
  },
};

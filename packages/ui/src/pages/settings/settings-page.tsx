import { startTransition, useState, type ReactNode } from 'react';

import { CopyTemplateField, type CopyTemplateFieldProps } from '../../parts/account/copy-template';
import {
  NotificationSettings,
  type NotificationSettingsProps,
} from '../../parts/account/notification-settings';
import { NumbersWithoutCode, type NumbersWithoutCodeProps } from '../../parts/account/numbers-without-code';
import { PhoneFormatSelect, type PhoneFormatOption } from '../../parts/account/phone-format';
import { ThemeChoice, type Theme } from '../../parts/account/theme-choice';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { Checkbox } from '../../primitives/checkbox';
import { PageHeader } from '../../primitives/page-header';
import { TextField } from '../../primitives/text-field';

export interface SettingsPageProps {
  /** Current theme of this browser. */
  theme: Theme;
  /** Called with the new theme; applies at once. */
  onThemeChange: (theme: Theme) => void;
  /** Notification settings. */
  notifications: NotificationSettingsProps;
  /** What happens to numbers without an SMS. */
  numbersWithoutCode: NumbersWithoutCodeProps;
  /** Format in which phone numbers are shown and copied. */
  phoneFormat: PhoneFormatOption;
  /** Called with the new format; applies at once. */
  onPhoneFormatChange: (format: PhoneFormatOption) => void;
  /** Template for copied codes. */
  copyTemplate: CopyTemplateFieldProps;
  /** Stored data of this browser; rendered on demand. */
  storedData: ReactNode;
}

/**
 * Preferences of this browser, and the static page of spec §2. Its form is neither sent nor stored, since the
 * specification states no purpose for it, and 'Save API Key' does not claim success.
 */
export function SettingsPage(props: SettingsPageProps) {
  const [apiKey, setApiKey] = useState('');
  const [hasSmsAlert, setHasSmsAlert] = useState(true);
  const [hasLowBalanceAlert, setHasLowBalanceAlert] = useState(true);
  const [isStoredDataOpened, setStoredDataOpened] = useState(false);

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="Settings" />
      <Card className="p-4 sm:p-6">
        <ThemeChoice theme={props.theme} onChange={props.onThemeChange} />
      </Card>
      <Card className="flex flex-col gap-2 p-4 sm:p-6">
        <h2 className="text-sm font-semibold text-ink">When a code arrives</h2>
        <NotificationSettings {...props.notifications} />
      </Card>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <h2 className="text-sm font-semibold text-ink">Phone numbers</h2>
        <NumbersWithoutCode {...props.numbersWithoutCode} />
        <PhoneFormatSelect value={props.phoneFormat} onChange={props.onPhoneFormatChange} />
        <CopyTemplateField {...props.copyTemplate} />
      </Card>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <h2 className="text-sm font-semibold text-ink">API Settings</h2>
        <form
          className="flex flex-col items-start gap-4"
          onSubmit={(event) => event.preventDefault()}
          autoComplete="off"
        >
          <div className="w-full">
            <TextField
              label="API Key"
              type="password"
              autoComplete="off"
              placeholder="Enter your API key"
              hint="Find the key in your account with the number provider."
              value={apiKey}
              onChange={setApiKey}
            />
          </div>
          <Button type="submit" variant="primary">
            Save API Key
          </Button>
        </form>
      </Card>
      <Card className="flex flex-col gap-2 p-4 sm:p-6">
        <h2 className="text-sm font-semibold text-ink">Notifications</h2>
        <Checkbox
          label="SMS Received"
          hint="Get notified when SMS is received"
          checked={hasSmsAlert}
          onChange={setHasSmsAlert}
        />
        <Checkbox
          label="Low Balance"
          hint="Alert when balance is low"
          checked={hasLowBalanceAlert}
          onChange={setHasLowBalanceAlert}
        />
      </Card>
      <Card className="p-4 sm:p-6">
        {/* In a transition the page stays visible until the code is loaded. */}
        <details onToggle={() => startTransition(() => setStoredDataOpened(true))}>
          <summary className="py-1 text-sm font-semibold text-ink">Stored on this device</summary>
          {isStoredDataOpened && props.storedData}
        </details>
      </Card>
    </div>
  );
}

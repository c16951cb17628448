import { Button } from '../primitives/buttons/button';
import { Switch } from '../primitives/forms/switch';
import { TextField, type TextFieldState } from '../primitives/forms/text-field';

/** Reason why the browser shows no notifications: denied, blocked, or not supported. */
export type NotificationsBlock = 'denied' | 'unsupported';

/** A setting of the alerts that is on or off. */
export type NotificationSetting =
  'smsReceived' | 'sound' | 'notifications' | 'codeInTitle' | 'refundAlert' | 'lowBalance';

/** Props of {@link NotificationSettings}. Changes apply at once. */
export interface NotificationSettingsProps {
  values: Readonly<Record<NotificationSetting, boolean>>;
  /** Called with the new state; 'notifications' asks for the browser's permission. */
  onChange: (setting: NotificationSetting, isOn: boolean) => void;
  /** @defaultValue null */
  notificationsBlockedBy?: NotificationsBlock | null | undefined;
  /** The user's own limit of the low balance, in USD as typed; empty for none. */
  lowBalanceAmount: TextFieldState;
  onTest: () => void;
}

/** The settings in display order. */
const SETTINGS: Readonly<Record<NotificationSetting, { label: string; hint: string }>> = {
  smsReceived: { label: 'SMS Received', hint: 'Get notified when SMS is received' },
  sound: { label: 'Sound', hint: 'Plays a short sound, in one tab only.' },
  notifications: {
    label: 'Browser notifications',
    hint: 'Shown by your browser while you are in another tab or app.',
  },
  codeInTitle: {
    label: 'Code in the tab title',
    hint: 'Shows “(1) 420337 · WhatsApp” in the tab until you see the code.',
  },
  refundAlert: {
    label: 'Refund alert',
    hint: 'Also alerts you when you can cancel a number without an SMS for a full refund.',
  },
  lowBalance: { label: 'Low Balance', hint: 'Alert when balance is low' },
};

/** Signals of a code: without 'SMS Received' there is none. */
const OF_A_CODE: readonly NotificationSetting[] = ['sound', 'notifications', 'codeInTitle'];

/** The specification names these two checkboxes. */
const CHECKBOXES: readonly NotificationSetting[] = ['smsReceived', 'lowBalance'];

const BLOCKED: Record<NotificationsBlock, string> = {
  denied:
    'Your browser blocks notifications from this site. Allow them in its site settings, then turn this on.',
  unsupported: "This browser doesn't support notifications. Sound and tab title still work.",
};

/**
 * Settings of the alerts: sound, browser notifications, code in the tab title, refund and low balance. On the
 * settings page, in the section on code alerts. 'SMS Received' and 'Low Balance' are checkboxes, as in the
 * specification; the first disables the switches of a code.
 */
export function NotificationSettings({
  values,
  onChange,
  notificationsBlockedBy: block = null,
  lowBalanceAmount,
  onTest,
}: NotificationSettingsProps) {
  const settings = Object.keys(SETTINGS) as NotificationSetting[];
  return (
    <div className="flex flex-col divide-y divide-line py-0! *:py-3 *:not-focus-visible:rounded-none">
      {settings.map((setting) => (
        <Switch
          key={setting}
          label={SETTINGS[setting].label}
          role={CHECKBOXES.includes(setting) ? 'checkbox' : 'switch'}
          hint={setting === 'notifications' && block !== null ? BLOCKED[block] : SETTINGS[setting].hint}
          disabled={
            (OF_A_CODE.includes(setting) && !values.smsReceived) ||
            (setting === 'notifications' && block === 'unsupported')
          }
          checked={values[setting]}
          onChange={(isOn) => onChange(setting, isOn)}
        />
      ))}
      {values.lowBalance && (
        <div className="field-row">
          <TextField
            {...lowBalanceAmount}
            label="Alert below"
            inputMode="decimal"
            placeholder="0.00"
            autoComplete="off"
            hint="In USD. Leave it empty for the price of a few of your usual numbers."
          />
        </div>
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm font-medium text-ink">Test alert</p>
          <p className="text-xs text-ink-muted">Sends a test alert with a sample code.</p>
        </div>
        <Button onClick={onTest}>Send a test</Button>
      </div>
    </div>
  );
}

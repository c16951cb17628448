import { Button } from '../primitives/button';
import { Checkbox } from '../primitives/checkbox';
import { Switch } from '../primitives/switch';
import { FIELD_ROW } from './field-row';
import { TextField, type TextFieldState } from '../primitives/text-field';

/** Reason why the browser shows no notifications: denied, blocked, or not supported. */
export type NotificationsBlock = 'denied' | 'unsupported';

const NOTIFICATIONS = 'Shown by your browser while you are in another tab or app.';

const BLOCKED: Record<NotificationsBlock, string> = {
  denied:
    'Your browser blocks notifications from this site. Allow them in its site settings, then turn this on.',
  unsupported: "This browser doesn't support notifications. Sound and tab title still work.",
};

/** Props of {@link NotificationSettings}. Changes apply at once. */
export interface NotificationSettingsProps {
  /** True while an incoming code may signal outside the page at all. */
  hasSmsAlert: boolean;
  /** True while a code plays a sound. */
  hasSound: boolean;
  /** True while a code in a background tab shows a browser notification. */
  hasNotifications: boolean;
  /** @defaultValue null */
  notificationsBlockedBy?: NotificationsBlock | null | undefined;
  /** True while unseen codes show in the tab's title. */
  hasCodeInTitle: boolean;
  /** True while the user is notified when a refund becomes possible. */
  hasRefundAlert: boolean;
  /** Called with the new state. */
  onSmsAlertChange: (isOn: boolean) => void;
  /** Called with the new state. */
  onSoundChange: (isOn: boolean) => void;
  /** Called with the new state; requests the browser's permission. */
  onNotificationsChange: (isOn: boolean) => void;
  /** Called with the new state. */
  onCodeInTitleChange: (isOn: boolean) => void;
  /** Called with the new state. */
  onRefundAlertChange: (isOn: boolean) => void;
  /** True while the user is alerted to a low balance. */
  hasLowBalanceAlert: boolean;
  /** The user's own limit of this alert, in USD as typed; empty for none. */
  lowBalanceAmount: TextFieldState;
  /** Called with the new state. */
  onLowBalanceAlertChange: (isOn: boolean) => void;
  /** Called when the user requests a test alert. */
  onTest: () => void;
}

/**
 * Settings of the alerts: sound, browser notifications, code in the tab title, refund and low balance. On the settings
 * page, in the section on code alerts. Checkboxes 'SMS Received' and 'Low Balance' as in the specification; the first
 * disables the switches of a code.
 */
export function NotificationSettings(props: NotificationSettingsProps) {
  const { notificationsBlockedBy: block = null, hasSmsAlert } = props;
  return (
    <div className="flex flex-col divide-y divide-line py-0! *:rounded-none *:py-3">
      <Checkbox
        label="SMS Received"
        look="switch"
        hint="Get notified when SMS is received"
        checked={hasSmsAlert}
        onChange={props.onSmsAlertChange}
      />
      <Switch
        label="Sound"
        disabled={!hasSmsAlert}
        hint="Plays a short sound, in one tab only."
        checked={props.hasSound}
        onChange={props.onSoundChange}
      />
      <Switch
        label="Browser notifications"
        disabled={!hasSmsAlert}
        hint={block === null ? NOTIFICATIONS : BLOCKED[block]}
        checked={props.hasNotifications}
        onChange={props.onNotificationsChange}
      />
      <Switch
        label="Code in the tab title"
        disabled={!hasSmsAlert}
        hint="Shows “(1) 420337 · WhatsApp” in the tab until you see the code."
        checked={props.hasCodeInTitle}
        onChange={props.onCodeInTitleChange}
      />
      <Switch
        label="Refund alert"
        hint="Also alerts you when you can cancel a number without an SMS for a full refund."
        checked={props.hasRefundAlert}
        onChange={props.onRefundAlertChange}
      />
      <Checkbox
        label="Low Balance"
        look="switch"
        hint="Alert when balance is low"
        checked={props.hasLowBalanceAlert}
        onChange={props.onLowBalanceAlertChange}
      />
      {props.hasLowBalanceAlert && (
        <div className={FIELD_ROW}>
          <TextField
            {...props.lowBalanceAmount}
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
        <Button onClick={props.onTest}>Send a test</Button>
      </div>
    </div>
  );
}

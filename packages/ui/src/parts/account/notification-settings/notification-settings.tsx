import { Button } from '../../../primitives/button';
import { Switch } from '../../../primitives/switch';

/** Why the browser shows no notifications: the user or the browser said no, or it has none. */
export type NotificationsBlock = 'denied' | 'unsupported';

const NOTIFICATIONS = 'Shown by your browser while you are in another tab or app.';

const BLOCKED: Record<NotificationsBlock, string> = {
  denied:
    'Your browser blocks notifications from this site. Allow them in its site settings, beside the address, then switch this on.',
  unsupported: 'This browser cannot show notifications. The sound and the tab title still work.',
};

/** Props of {@link NotificationSettings}. Every choice takes effect at once. */
export interface NotificationSettingsProps {
  /** Whether a code plays two notes. */
  hasSound: boolean;
  /** Whether the browser shows a code while no tab is in view. */
  hasNotifications: boolean;
  /** @defaultValue null */
  notificationsBlockedBy?: NotificationsBlock | null | undefined;
  /** Whether the tab's title shows a code until it was seen. */
  hasCodeInTitle: boolean;
  /** Whether the user is called when a number can be cancelled for a refund. */
  hasRefundAlert: boolean;
  /** Receives the new position. */
  onSoundChange: (isOn: boolean) => void;
  /** Receives the new position; asks the browser for permission. */
  onNotificationsChange: (isOn: boolean) => void;
  /** Receives the new position. */
  onCodeInTitleChange: (isOn: boolean) => void;
  /** Receives the new position. */
  onRefundAlertChange: (isOn: boolean) => void;
  /** Tries out the choices with an invented code. */
  onTest: () => void;
}

/** How the user is told of a code, besides the page itself. */
export function NotificationSettings(props: NotificationSettingsProps) {
  const { notificationsBlockedBy: block = null } = props;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex w-full flex-col gap-1">
        <Switch
          label="Sound"
          hint="Two soft notes, once for all your tabs."
          checked={props.hasSound}
          onChange={props.onSoundChange}
        />
        <Switch
          label="Browser notifications"
          hint={block === null ? NOTIFICATIONS : BLOCKED[block]}
          checked={props.hasNotifications}
          onChange={props.onNotificationsChange}
        />
        <Switch
          label="Code in the tab title"
          hint="The tab reads “(1) 420337 · WhatsApp” until you have seen the code."
          checked={props.hasCodeInTitle}
          onChange={props.onCodeInTitleChange}
        />
        <Switch
          label="Refund alert"
          hint="Tells you, in the same ways, when a number without an SMS can be cancelled for its full price."
          checked={props.hasRefundAlert}
          onChange={props.onRefundAlertChange}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button onClick={props.onTest}>Send a test</Button>
        <p className="text-xs text-ink-muted">Tries out your choices with an invented code.</p>
      </div>
    </div>
  );
}

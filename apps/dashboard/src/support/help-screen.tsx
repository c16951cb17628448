import { supportChannels } from '@sms/domain/payments/support/support-channels';
import { default as HelpDialog, type HelpDialogProps } from '@sms/ui/shell/help-dialog';
import { site } from '../boot/site';

export default function HelpScreen(props: Pick<HelpDialogProps, 'onShortcuts' | 'onClose'>) {
  return (
    <HelpDialog
      channels={supportChannels(site().support ?? {})}
      release={`v${__APP_VERSION__} · ${__BUILD_DATE__}`}
      news={__NEWS__}
      {...props}
    />
  );
}

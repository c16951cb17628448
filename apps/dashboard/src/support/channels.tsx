import { supportChannels } from '@sms/domain/payments/support/support-channels';
import { SupportChannels } from '@sms/ui/shell/support-channels';
import { site } from '../boot/site';

/** The operator's channels to support. */
export default function Channels() {
  return <SupportChannels channels={supportChannels(site().support ?? {})} />;
}

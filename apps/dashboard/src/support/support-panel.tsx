import { $copiedSupportText, supportTextCopyClicked } from '@sms/domain/payments/support/support-text';
import { supportChannels } from '@sms/domain/payments/support/support-channels';
import { SupportText, type SupportTextProps } from '@sms/ui/payments/support-text';
import { useUnit } from 'effector-react';
import { site } from '../boot/site';

/** A text for support, with its copy button. */
export function SupportPanel(props: Pick<SupportTextProps, 'text' | 'children'>) {
  const { copied, copy } = useUnit({ copied: $copiedSupportText, copy: supportTextCopyClicked });
  return (
    <SupportText
      {...props}
      channels={supportChannels(site().support ?? {}, props.text)}
      isCopied={copied === props.text}
      onCopy={() => copy(props.text)}
    />
  );
}

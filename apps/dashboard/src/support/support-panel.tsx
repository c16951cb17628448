import { $copiedSupportText, supportTextCopyClicked } from '@sms/domain';
import { SupportText, type SupportTextProps } from '@sms/ui/parts/account/support-text';
import { useUnit } from 'effector-react';

/** A text for support, with its copy button. */
export function SupportPanel(
  props: Pick<SupportTextProps, 'text' | 'hasPhoneNumber' | 'onPhoneNumberChange'>,
) {
  const { copied, copy } = useUnit({ copied: $copiedSupportText, copy: supportTextCopyClicked });
  return <SupportText {...props} isCopied={copied === props.text} onCopy={() => copy(props.text)} />;
}

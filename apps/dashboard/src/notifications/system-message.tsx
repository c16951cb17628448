import { $systemMessage, systemMessageDismissed } from '@sms/domain';
import { SystemMessageBar } from '@sms/ui/shell/system-message-bar';
import { useUnit } from 'effector-react';

/** The newest message of the system. Loaded with the first one. */
export default function SystemMessageScreen() {
  const { message, dismiss } = useUnit({ message: $systemMessage, dismiss: systemMessageDismissed });
  return message === null ? null : <SystemMessageBar message={message} onDismiss={() => dismiss()} />;
}

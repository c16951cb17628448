import { $fullMessages, messageOpened } from '@sms/domain/numbers';
import { MessageBody } from '@sms/ui/numbers/message-body';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The full SMS of a number. Its code, and often its text, are loaded when the user opens it. */
export default function FullMessageScreen({ id }: { readonly id: string }) {
  const message = useStoreMap({ store: $fullMessages, keys: [id], fn: (all) => all.get(id) ?? null });
  const open = useUnit(messageOpened);
  useEffect(() => {
    open(id);
  }, [open, id]);
  return message && <MessageBody message={message} />;
}

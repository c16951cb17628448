import { $fullMessages, messageOpened } from '@sms/domain/numbers/cards/full-message';
import { MessageBody } from '@sms/ui/numbers/message-body';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The full SMS of a number. Its text is often loaded when the user opens it. */
export function FullMessage({ id }: { readonly id: string }) {
  const message = useStoreMap({ store: $fullMessages, keys: [id], fn: (all) => all.get(id) ?? null });
  const open = useUnit(messageOpened);
  useEffect(() => {
    open(id);
  }, [open, id]);
  return message && <MessageBody message={message} />;
}

import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { useStoreMap, useUnit } from 'effector-react';

/** The buttons that copy a phone number and its code, and which of them says 'Copied'. */
export const useNumberCopy = (id: string) => {
  const copied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => (mark?.id === id ? mark.what : null),
  });
  const copy = useUnit(copyClicked);
  return { copied: copied ?? undefined, onCopy: (what: 'phone' | 'code') => copy({ id, what }) };
};

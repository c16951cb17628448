import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { NumberLine } from '@sms/ui/numbers/number-line';
import { CopyNumber } from '@sms/ui/numbers/number-line/notes';
import { useStoreMap, useUnit } from 'effector-react';

interface NumberPhoneProps {
  readonly id: string;
  /** Service and phone number. */
  readonly subject: string;
}

const usePhoneCopy = (id: string) => {
  const isCopied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => mark?.id === id && mark.what === 'phone',
  });
  const copy = useUnit(copyClicked);
  return { isCopied, onCopy: () => copy({ id, what: 'phone' }) };
};

/** A phone number to copy. */
export function NumberPhone({
  id,
  ...phone
}: NumberPhoneProps & { readonly phoneGroups: readonly string[] }) {
  return <NumberLine.Phone {...phone} {...usePhoneCopy(id)} />;
}

/** The same on a first number. */
export function CopyNumberButton({ id, subject }: NumberPhoneProps) {
  return <CopyNumber subject={subject} {...usePhoneCopy(id)} />;
}

import { NumberLine } from '../../numbers/number-line';
import type { SmsToastProps } from './toast-message';

/** The number of an SMS with its code, as on its page: the content of its toast. */
export default function SmsToast({ text, code, number, onCopy, dismiss }: SmsToastProps) {
  return (
    <NumberLine.Root density={64} state="received">
      <NumberLine.Identity {...number} />
      <NumberLine.Phone phoneGroups={number.phoneGroups} />
      {code === undefined ? (
        <p className="text-sm text-ink [grid-area:code]">{text}</p>
      ) : (
        <NumberLine.Code code={code} service={number.service} onCopy={() => onCopy(code)} />
      )}
      {dismiss}
    </NumberLine.Root>
  );
}

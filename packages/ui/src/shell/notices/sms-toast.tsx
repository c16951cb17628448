import type { ReactNode } from 'react';

import { NumberLine } from '../../numbers/number-line';
import type { ToastMessage } from './toast-stack';

export interface SmsToastProps {
  toast: Pick<ToastMessage, 'text' | 'code' | 'number'>;
  /** Called with the code. */
  onCopy: (code: string) => void;
  /** The button to dismiss it. */
  children: ReactNode;
}

/** The number of an SMS with its code, as on its page: the content of its toast. */
export default function SmsToast({ toast: { text, code, number }, onCopy, children }: SmsToastProps) {
  const service = number?.service ?? 'your number';
  return (
    <NumberLine.Root density={64} state="received">
      {number && <NumberLine.Identity service={service} serviceCode={number.serviceCode} />}
      {number && <NumberLine.Phone phoneGroups={number.phoneGroups} />}
      {code === undefined ? (
        <p className="text-sm text-ink [grid-area:code]">{text}</p>
      ) : (
        <NumberLine.Code code={code} service={service} onCopy={() => onCopy(code)} />
      )}
      {children}
    </NumberLine.Root>
  );
}

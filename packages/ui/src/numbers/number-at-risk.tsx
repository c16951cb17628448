import { useId } from 'react';

import { CancelAction, type CancelActionProps } from './number-line/cancel-action';
import { Line } from './number-line/line';

export interface NumberAtRiskProps extends Pick<CancelActionProps, 'cancel' | 'onCancel'> {
  /** Service and phone number. */
  subject: string;
  /** Local time at which it ends. */
  endsAt: string;
}

/**
 * The waiting number that ends first, where the list cannot be loaded: its end costs its price, so it is
 * named with its button. In the alert of a failed load. Not beside a list that loads: the card says it.
 */
export function NumberAtRisk({ subject, endsAt, cancel, onCancel }: NumberAtRiskProps) {
  const noteId = useId();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <bdi>{subject}</bdi> ends at {endsAt}. It is refunded only if it is cancelled before.
      </span>
      <Line value={{ density: 44, subject, noteId }}>
        <CancelAction cancel={cancel} onCancel={onCancel} />
      </Line>
      {cancel.kind === 'too-early' && <span id={noteId}>{cancel.notice}</span>}
    </div>
  );
}

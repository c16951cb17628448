import { PurchaseDetails, type PurchaseDetailsProps } from '@sms/ui/history/purchase-details';
import { Line } from '@sms/ui/numbers/number-line/line';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { useId } from 'react';
import { limits } from '../../app/limits';
import { WaitScreen } from '../../app/wait-screen';

export interface PurchaseDialogProps extends PurchaseDetailsProps {
  readonly onClose: () => void;
}

/** Statuses that allow a retry. The server often still reports an expired number as waiting. */
const RETRYABLE_STATUSES: readonly string[] = ['waiting', 'expired'];

/** Details of one purchase. Open while it is rendered. */
export default function PurchaseDialog({ onClose, ...details }: PurchaseDialogProps) {
  const { id, status, service, phoneGroups } = details.purchase;
  const noteId = useId();
  return (
    <Dialog open title="Purchase Details" onClose={onClose}>
      <PurchaseDetails {...details}>
        {RETRYABLE_STATUSES.includes(status) && (
          <div className="flex flex-col gap-2">
            <Line value={{ density: 44, subject: `${service} ${phoneGroups.join('')}`, noteId }}>
              <WaitScreen id={id} isMain={false} />
            </Line>
            <p id={noteId} className="text-xs text-ink-muted">
              It gives the number {limits.lifetimeMinutes} more minutes for free. The request may be declined
              once the number has expired.
            </p>
          </div>
        )}
      </PurchaseDetails>
    </Dialog>
  );
}

import { $statement, earlierRecordsClicked, statementOpened, statementRefreshClicked } from '@sms/domain';
import { Statement } from '@sms/ui/parts/payments/statement';
import { Dialog } from '@sms/ui/primitives/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/lazy-dialog';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The account statement, loaded when it is opened (decision 0070). Open while it is rendered. */
export default function StatementDialog({ onClose }: LazyDialogProps) {
  const { statement, open, refresh, earlier } = useUnit({
    statement: $statement,
    open: statementOpened,
    refresh: statementRefreshClicked,
    earlier: earlierRecordsClicked,
  });
  useEffect(open, [open]);
  return (
    <Dialog open title="Account statement" onClose={onClose}>
      <Statement
        account={statement.view ?? undefined}
        busy={statement.isReading}
        error={statement.error ?? undefined}
        onRefresh={() => refresh()}
        onEarlier={() => earlier()}
      />
    </Dialog>
  );
}

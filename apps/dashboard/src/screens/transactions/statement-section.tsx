import {
  $statement,
  earlierRecordsClicked,
  statementMonthChosen,
  statementOpened,
  statementRefreshClicked,
} from '@sms/domain/payments/statement/statement';
import { statementExportClicked } from '@sms/domain/payments/statement/statement-export';
import { Statement } from '@sms/ui/payments/statement';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The account statement, loaded when it is opened (decision 0070). */
export default function StatementSection() {
  const { statement, open, refresh, earlier, onMonthChange, exportRows } = useUnit({
    statement: $statement,
    open: statementOpened,
    refresh: statementRefreshClicked,
    earlier: earlierRecordsClicked,
    onMonthChange: statementMonthChosen,
    exportRows: statementExportClicked,
  });
  useEffect(open, [open]);
  return (
    <Statement
      account={statement.view ?? undefined}
      busy={statement.isReading}
      error={statement.error ?? undefined}
      onRefresh={() => refresh()}
      onEarlier={() => earlier()}
      onMonthChange={onMonthChange}
      onExport={() => exportRows()}
    />
  );
}

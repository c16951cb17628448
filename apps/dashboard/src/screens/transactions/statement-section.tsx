import { $balance } from '@sms/domain/account/balance';
import { $countryNames, $serviceNames } from '@sms/domain/catalogue/lists/catalogue-lists';
import { $statement, statementActed } from '@sms/domain/payments/statement/statement';
import { statementExportClicked } from '@sms/domain/payments/statement/statement-export';
import { statementView } from '@sms/domain/payments/statement/statement-view';
import { Statement } from '@sms/ui/payments/statement';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The account statement, loaded when it is opened (decision 0070). */
export default function StatementSection() {
  const { statement, services, countries, balance, act, exportRows } = useUnit({
    statement: $statement,
    services: $serviceNames,
    countries: $countryNames,
    balance: $balance,
    act: statementActed,
    exportRows: statementExportClicked,
  });
  useEffect(() => void act({ kind: 'opened' }), [act]);
  return (
    <Statement
      account={statementView(statement, { services, countries }, balance)}
      busy={statement.read !== null}
      error={statement.error ?? undefined}
      onRefresh={() => act({ kind: 'refresh-clicked' })}
      onEarlier={() => act({ kind: 'earlier-clicked' })}
      onMonthChange={(month) => act({ kind: 'month-chosen', month })}
      onExport={() => exportRows()}
    />
  );
}

import { Badge } from '../../primitives/badge';
import { DetailsList } from '../../primitives/details-list';
import { DEPOSIT_STATE, type DepositItem } from '../deposit-list';

/** Props of {@link DepositDetails}. */
export interface DepositDetailsProps {
  /** Formatted for display; what is not known has no line. */
  deposit: DepositItem;
}

/** Everything known about one deposit. */
export function DepositDetails({ deposit }: DepositDetailsProps) {
  const { label, tone } = DEPOSIT_STATE[deposit.state];
  return (
    <DetailsList
      details={[
        { term: 'Reference', value: <bdi className="font-digits">{deposit.txRef}</bdi> },
        { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
        { term: 'NGN Amount', value: deposit.naira },
        { term: 'USD Equivalent', value: deposit.usd },
        { term: 'Exchange Rate', value: deposit.rate },
        { term: 'Method', value: deposit.method },
        { term: 'Created', value: deposit.createdAt },
        { term: 'Paid', value: deposit.paidAt },
        { term: 'Expires', value: deposit.expiresAt },
        { term: 'Provider Reference', value: deposit.providerRef },
      ]}
    />
  );
}

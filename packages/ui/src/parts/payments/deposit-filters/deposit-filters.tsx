import { RefreshCw } from 'lucide-react';

import { Button } from '../../../primitives/button';
import { Select, type SelectOption } from '../../../primitives/select';
import { TextField } from '../../../primitives/text-field';

/** Filters of the payments; an empty string means no filter. */
export interface DepositFilterValues {
  /** Status code. */
  status: string;
  /** YYYY-MM-DD. */
  startDate: string;
  /** YYYY-MM-DD. */
  endDate: string;
}

export interface DepositFiltersProps {
  /** Current filters. */
  values: DepositFilterValues;
  /** Status codes with their labels; the first is the empty code for all. */
  statuses: readonly SelectOption<string>[];
  /** Called with the new filters; applies at once. */
  onChange: (changed: Partial<DepositFilterValues>) => void;
  /** True while the list is loading. */
  refreshing: boolean;
  /** Called when the user refreshes the list. */
  onRefresh: () => void;
}

const PHONE_LINE = 'min-[22rem]:max-sm:col-span-2';

/** Filters of the payment history, and a refresh button (spec §2). */
export function DepositFilters({ values, statuses, onChange, refreshing, onRefresh }: DepositFiltersProps) {
  return (
    // On phones the two dates share a line, so that the first payment is visible.
    <div className="grid grid-cols-1 items-end gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <div className={PHONE_LINE}>
        <Select
          label="Status"
          value={values.status}
          options={statuses}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <TextField
        type="date"
        label="Start Date"
        value={values.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
      <TextField
        type="date"
        label="End Date"
        value={values.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
      <div className={PHONE_LINE}>
        <Button
          size="lg"
          fullWidth
          busy={refreshing}
          onClick={onRefresh}
          icon={<RefreshCw aria-hidden className="size-4" />}
        >
          Refresh
        </Button>
      </div>
    </div>
  );
}

import { combine } from 'effector';
import {
  countryLabel,
  largestSamples,
  localDay,
  serviceLabel,
  shownNumberStatus,
  groupSuccessRate,
  type SuccessRate,
} from '../../../rules';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $historyReadAt } from '../list/view';
import { $historyPageCache } from '../list/page-cache-store';
import { spendingView } from './spending';
import { historyCoverage } from './coverage-text';

/** One line of a chart of success. */
export interface SuccessEntry {
  /** Display name, for example 'WhatsApp'. */
  readonly name: string;
  /** The provider's code, for the logo; undefined for combined entries. */
  readonly code: string | undefined;
  readonly received: number;
  readonly finished: number;
  readonly waiting: number;
}

/** A chart of success. */
export interface SuccessView {
  /** The largest sample first. */
  readonly entries: readonly SuccessEntry[];
  /** Range of the covered purchases. */
  readonly coverage: string;
}

/** The history as loaded during this visit; expired numbers are determined as in the list. */
const $chartPurchases = combine($historyPageCache, $historyReadAt, (loaded, now) =>
  loaded === null
    ? null
    : {
        purchases: loaded.pages
          .flat()
          .map((number) => ({ ...number, status: shownNumberStatus(number, now) })),
        hasNewer: loaded.first > 1,
        hasOlder: loaded.first + loaded.pages.length - 1 < loaded.totalPages,
        coverage: historyCoverage(loaded),
        today: localDay(now),
      },
);

/** 'Spending, last 14 days' of the loaded history; null until there is one. */
export const $dailySpending = $chartPurchases.map(
  (sample) => sample && spendingView(sample, sample.coverage, sample.today),
);

/** 'Success by service' of the loaded history; null until there is one. */
export const $successByService = combine(
  $chartPurchases,
  $serviceNames,
  (sample, names): SuccessView | null => {
    if (sample === null) return null;
    const { purchases, coverage } = sample;
    // The server writes codes now in small letters, now in capitals.
    const keyOf = ({ serviceCode }: { readonly serviceCode: string }) => serviceCode.toLowerCase();
    const nameOf = new Map(purchases.map((number) => [keyOf(number), serviceLabel(number, names)]));
    const rates = groupSuccessRate(purchases, keyOf);
    return { coverage, entries: entriesOf(rates, (code) => nameOf.get(code) ?? code, 'services') };
  },
);

/** 'Success by country' of the loaded history; null until there is one. */
export const $successByCountry = combine(
  $chartPurchases,
  $countryNames,
  (sample, names): SuccessView | null => {
    if (sample === null) return null;
    const rates = groupSuccessRate(sample.purchases, ({ countryCode }) => countryCode);
    return {
      coverage: sample.coverage,
      entries: entriesOf(rates, (code) => countryLabel(code, names), 'countries'),
    };
  },
);

const counts = ({ received, finished, waiting }: SuccessRate): SuccessRate => ({
  received,
  finished,
  waiting,
});

function entriesOf(
  rates: Parameters<typeof largestSamples>[0],
  nameOf: (code: string) => string,
  kind: string,
): readonly SuccessEntry[] {
  const { named, others } = largestSamples(rates);
  return [
    ...named.map(({ key, ...rate }) => ({ name: nameOf(key) || 'Unknown', code: key, ...counts(rate) })),
    ...(others === null
      ? []
      : [{ name: `${others.count} other ${kind}`, code: undefined, ...counts(others) }]),
  ];
}

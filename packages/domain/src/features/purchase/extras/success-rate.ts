import { OUTCOME_CODE_MAX, RECORDED_OUTCOMES_MAX, SUCCESS_RATE_MIN_SAMPLE } from '../../../limits';
import type { NumberStatus } from '../../../rules/numbers/number-status';
import { groupSuccessRate, type GroupSuccessRate } from '../../../rules/history/group-success-rate';
import { ANY_OPERATOR, type Selection } from '../../../rules/purchase/wizard-step';

/** Outcome of a bought number, with its selection. Contains neither the number nor its code. */
export interface Outcome {
  /** Id of the purchase, by which it counts once. */
  readonly id: string;
  readonly country: string;
  readonly service: string;
  /** Empty for any operator, and while unknown: the server does not send it. */
  readonly operator: string;
  readonly status: NumberStatus;
}

/**
 * Merges recorded outcomes with newly seen ones: each purchase once, by its newest status, the newest
 * purchases when there are too many. Returns the same list without a change. Omits values that are too long
 * to store.
 */
export const mergeOutcomes = (
  known: readonly Outcome[],
  observed: readonly Outcome[],
): readonly Outcome[] => {
  const byId = new Map(known.map((outcome) => [outcome.id, outcome]));
  for (const outcome of observed) {
    if (![outcome.id, outcome.country, outcome.service, outcome.operator].every(isShort)) continue;
    const operator = outcome.operator || (byId.get(outcome.id)?.operator ?? ANY_OPERATOR);
    byId.set(outcome.id, { ...outcome, operator });
  }
  const all = [...byId.values()];
  const isNew = all.some(({ id, status, operator }, place) => {
    const old = known[place];
    return old?.id !== id || old.status !== status || old.operator !== operator;
  });
  return isNew ? all.toSorted(byNumericId).slice(-RECORDED_OUTCOMES_MAX) : known;
};

/**
 * Numbers with a received code, by the options of the current step: countries, services of the country, or
 * operators of both, where any operator includes all. Omits samples that are too small.
 */
export const successRateLabels = (
  outcomes: readonly Outcome[],
  { country, service }: Selection,
): ReadonlyMap<string, string> => {
  const matching = outcomes.filter(
    (outcome) =>
      (country === null || outcome.country === country) && (service === null || outcome.service === service),
  );
  const rates = () => {
    if (country === null) return groupSuccessRate(matching, (outcome) => outcome.country);
    if (service === null) return groupSuccessRate(matching, (outcome) => outcome.service);
    return [
      ...groupSuccessRate(matching, () => ANY_OPERATOR),
      ...groupSuccessRate(
        matching.filter(({ operator }) => operator !== ANY_OPERATOR),
        ({ operator }) => operator,
      ),
    ];
  };
  return new Map(
    rates()
      .filter(({ finished }) => finished >= SUCCESS_RATE_MIN_SAMPLE)
      .map((rate) => [rate.key, successRateText(rate)]),
  );
};

function isShort(code: string): boolean {
  return code.length <= OUTCOME_CODE_MAX;
}

function successRateText({ received, finished }: GroupSuccessRate): string {
  return `${received} of ${finished} received`;
}

/** The server counts purchases up. */
function byNumericId(a: Outcome, b: Outcome): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true });
}

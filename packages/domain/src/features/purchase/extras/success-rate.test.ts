import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberStatuses } from '../../../contracts';
import { OUTCOME_CODE_MAX, RECORDED_OUTCOMES_MAX } from '../../../limits';
import type { Selection } from '../../../rules';
import { successRateLabels, mergeOutcomes, type Outcome } from './success-rate';

const outcome = (id: number, fields: Partial<Outcome> = {}): Outcome => ({
  id: String(id),
  country: '36',
  service: 'wa',
  operator: '',
  status: 'used',
  ...fields,
});

describe('recorded outcomes', () => {
  it.each([
    ['with its newest status', { status: 'waiting', operator: 'bell' }, { status: 'expired' }],
    ['with an operator that was unknown', { status: 'expired' }, { status: 'expired', operator: 'bell' }],
  ] as const)('recorded outcomes: contain a purchase once, %s', (_, first, second) => {
    expect(mergeOutcomes([outcome(1, first)], [outcome(1, second)])).toEqual([
      outcome(1, { status: 'expired', operator: 'bell' }),
    ]);
  });

  it('recorded outcomes: are the same list without a change', () => {
    const known = [outcome(1, { operator: 'bell' }), outcome(2)];
    expect(mergeOutcomes(known, [outcome(2), outcome(1)])).toBe(known);
  });

  it('recorded outcomes: evict the oldest purchases first', () => {
    const many = Array.from({ length: RECORDED_OUTCOMES_MAX }, (_, place) => outcome(place + 5));
    const all = mergeOutcomes(many, [outcome(4), outcome(1_000)]);
    expect(all).toHaveLength(RECORDED_OUTCOMES_MAX);
    expect(all[0]?.id).toBe('6');
    expect(all.at(-1)?.id).toBe('1000');
  });

  it.each(['id', 'country', 'service', 'operator'])(
    'recorded outcomes: omit an entry whose %s is too long',
    (field) => {
      const longest = outcome(1, { [field]: '1'.repeat(OUTCOME_CODE_MAX) });
      expect(mergeOutcomes([], [longest])).toEqual([longest]);
      expect(mergeOutcomes([], [outcome(1, { [field]: '1'.repeat(OUTCOME_CODE_MAX + 1) })])).toEqual([]);
    },
  );

  const anyOutcome: fc.Arbitrary<Outcome> = fc.record({
    id: fc.integer({ min: 1, max: 20 }).map(String),
    country: fc.constantFrom('36', '187'),
    service: fc.constantFrom('wa', 'tg'),
    operator: fc.constantFrom('', 'bell'),
    status: fc.constantFrom(...numberStatuses),
  });

  it('recorded outcomes: count no purchase twice, however often it is seen', () => {
    fc.assert(
      fc.property(fc.array(anyOutcome), fc.array(anyOutcome), (first, second) => {
        const known = mergeOutcomes(mergeOutcomes([], first), second);
        const ids = [...first, ...second].map(({ id }) => id);
        expect(new Set(known.map(({ id }) => id))).toEqual(new Set(ids));
        expect(known).toHaveLength(new Set(ids).size);
        const last = new Map([...first, ...second].map(({ id, status }) => [id, status]));
        expect(known.every(({ id, status }) => last.get(id) === status)).toBe(true);
        expect(mergeOutcomes(known, known)).toBe(known);
      }),
    );
  });
});

describe('success rate', () => {
  const outcomes = [
    outcome(1),
    outcome(2, { status: 'received', operator: 'bell' }),
    outcome(3, { status: 'expired', operator: 'bell' }),
    outcome(4, { status: 'cancelled', operator: 'bell' }),
    outcome(5, { status: 'waiting' }),
    outcome(6, { service: 'tg' }),
    outcome(7, { country: '187' }),
  ];
  const none = { country: null, service: null, operator: null };

  it.each<[string, Partial<Selection>, Record<string, string>]>([
    ['by country', {}, { '36': '3 of 5 received' }],
    ['by country for the selected service', { service: 'wa' }, { '36': '2 of 4 received' }],
    ['by service in the country', { country: '36' }, { wa: '2 of 4 received' }],
    [
      'by operator, where any operator includes all and those of unknown operator',
      { country: '36', service: 'wa' },
      { '': '2 of 4 received', bell: '1 of 3 received' },
    ],
    ['omitted for fewer than three numbers', { country: '187' }, {}],
  ])('success rate: is %s', (_, selection, labels) => {
    expect(successRateLabels(outcomes, { ...none, ...selection })).toEqual(new Map(Object.entries(labels)));
  });

  it('success rate: omits waiting numbers', () => {
    const waiting = outcomes.map((one): Outcome => ({ ...one, status: 'waiting' }));
    expect(successRateLabels(waiting, none).size).toBe(0);
  });
});

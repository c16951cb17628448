import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MutationIntent } from './intent';
import { findNewCandidates, matchResult } from './match-result';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');

const click = (knownIds: MutationIntent['knownIds']): MutationIntent => ({
  userId: '7',
  key: 'k',
  clickedAt: NOON,
  clickedHereAt: NOON,
  knownIds,
});
const row = (id: string, date: number | null = NOON) => ({ id, date });

it.each([
  ['the one new row', ['1'], [row('1'), row('2')], { kind: 'found', row: row('2') }],
  // The server truncates its times.
  ['a new row of the same second', [], [row('1', NOON - 999)], { kind: 'found', row: row('1', NOON - 999) }],
  ['nothing, where no row is new', ['1'], [row('1')], { kind: 'none' }],
  ['nothing, where no row is like it', null, [], { kind: 'none' }],
  ['older, where the new row is from before', [], [row('1', NOON - 1_000)], { kind: 'older' }],
  ['older, where the date of the new row is unknown', [], [row('1', null)], { kind: 'older' }],
  ['not to be told between two new rows', [], [row('1'), row('2')], { kind: 'ambiguous' }],
  ['not to be told where no list was known', null, [row('1')], { kind: 'ambiguous' }],
])('match result: is %s', (_, knownIds, alike, finding) => {
  expect(matchResult(click(knownIds), alike)).toEqual(finding);
});

it('match result: is never an older row or one that was in the list before', () => {
  const id = fc.constantFrom('1', '2', '3', '4');
  const rows = fc.uniqueArray(
    fc.record({ id, date: fc.option(fc.integer({ min: NOON - 5_000, max: NOON + 5_000 })) }),
    { selector: (listed) => listed.id },
  );
  fc.assert(
    fc.property(fc.option(fc.array(id)), rows, (knownIds, alike) => {
      const finding = matchResult(click(knownIds), alike);
      const made = findNewCandidates(click(knownIds), alike);
      expect(finding.kind === 'found' ? [finding.row] : []).toEqual(made.length === 1 ? made : []);
      for (const { id, date } of made) {
        expect(knownIds).not.toContain(id);
        expect(date).toBeGreaterThan(NOON - 1_000);
      }
    }),
  );
});

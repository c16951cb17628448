import { expect, it } from 'vitest';
import { EMPTY_PAGED_LIST } from '../../history/list/paged-reader';
import {
  CLOSED_STATEMENT,
  updateStatement,
  type Records,
  type StatementAction,
  type StatementRead,
  type StatementState,
} from './statement-state';

const records: Records = { numbers: EMPTY_PAGED_LIST, deposits: EMPTY_PAGED_LIST, balance: 10 };
const newer: Records = { ...records, balance: 11 };
const newest = { known: null };
const earlier = { known: records };
const shown: StatementState = { ...CLOSED_STATEMENT, records, readAt: 1, month: '2026-03' };
const reading: StatementState = { ...shown, read: newest };
const failed: StatementState = { ...shown, error: 'no' };
const answer = (read: StatementRead) => ({ kind: 'answered', read, records: newer, now: 2 }) as const;

it.each<[string, StatementState, StatementAction, Partial<StatementState>]>([
  ['opened', shown, { kind: 'opened' }, { records: null, month: 'all', read: newest }],
  ['refreshed', shown, { kind: 'refresh-clicked' }, { read: newest }],
  ['read further back', shown, { kind: 'earlier-clicked' }, { read: earlier }],
  ['read further back before it is read', CLOSED_STATEMENT, { kind: 'earlier-clicked' }, {}],
  ['read further back during a refresh', reading, { kind: 'earlier-clicked' }, {}],
  ['cut to a month', shown, { kind: 'month-chosen', month: '2026-02' }, { month: '2026-02' }],
  ['answered', reading, answer(newest), { records: newer, readAt: 2, read: null }],
  ['answered late', reading, answer(earlier), {}],
  ['refused', reading, { kind: 'failed', read: newest, error: 'no' }, { error: 'no', read: null }],
  ['refused late', reading, { kind: 'failed', read: earlier, error: 'no' }, {}],
  ['refreshed after a failure', failed, { kind: 'refresh-clicked' }, { error: null, read: newest }],
])('statement: %s', (_, before, action, changed) => {
  expect(updateStatement(before, action)).toEqual({ ...before, ...changed });
});

it('statement: two presses of Refresh make one read', () => {
  const once = updateStatement(shown, { kind: 'refresh-clicked' });
  expect(updateStatement(once, { kind: 'refresh-clicked' }).read).toBe(once.read);
});

import * as v from 'valibot';
import { PAGE_SIZE } from '../../limits/spec';
import { decimal } from './scalars';
import { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './envelope';
import * as field from './field';
import * as figure from './figure';
import * as request from './request';
import { alsoNamed, readBy, required, unread } from './reading';

/** Query of a paged list (spec §7). */
export const pageQuery = {
  page: request.within(figure.integer('Page to return; the first is 1, which is the default.'), 1, 1000),
  limit: request.within(figure.integer('Most rows on a page. Default: 20 (spec §9).'), 1, 100),
};

const position = {
  page: required(figure.integer('This page; the first is 1.')),
  limit: required(readBy(v.optional(decimal, PAGE_SIZE), figure.integer('Most rows on a page.'))),
};

const total = figure.integer('Rows on all pages.');
const totalPages = figure.integer('Number of pages.');

export const numbersPagination = field.entity(
  'NumbersPagination',
  'Position of a page in its list (spec §3).',
  {
    ...position,
    total: required(total),
    totalPages: required(totalPages),
  },
);

const anyFigure = v.optional(decimal);

/** Position of a page in the list of deposits, whose fields have several names. */
export const depositsPagination = field.entity(
  'DepositsPagination',
  'Position of a page in the list of deposits (spec §3).',
  {
    ...position,
    total_records: alsoNamed(['totalRecords', 'total'], required(readBy(anyFigure, total))),
    total_pages: alsoNamed(['totalPages'], required(readBy(anyFigure, totalPages))),
    ...unread({
      has_next: field.flag('Whether a page follows.'),
      has_previous: field.flag('Whether a page precedes.'),
    }),
  },
);

export const readDepositsPagination = v.pipe(
  depositsPagination.strict,
  v.transform(({ page, limit, totalRecords: total = 0, totalPages }) => ({
    page,
    limit,
    total,
    totalPages: totalPages ?? Math.ceil(total / limit),
  })),
);

/** Names under which a list was seen inside a response (spec §7). */
const CONTAINERS = ['services', 'countries', 'operators', 'countryOperators'] as const;

/** Fields of an envelope: a response with one of these and no list has no rows. */
const ENVELOPE_FIELDS = ['success', 'message', 'error', 'code'] as const;

/** The provider adds this entry to its lists; it is not a row (spec §7). */
const STATUS = 'status';

/** A candidate for a row; null where the entry cannot be one. */
type Candidate = JsonObject | null;

const isIndex = (key: string): boolean => /^\d+$/.test(key);

const idOf = (row: JsonObject): unknown => ownField(row, 'code') ?? ownField(row, 'id');

/** Rows of one list entry: those of an indexed list for the wrapper around it; any other value is a row. */
const rowsOfEntry = (entry: unknown, key?: string): readonly Candidate[] => {
  if (typeof entry === 'string') return [{ id: key ?? entry, name: entry }];
  if (key !== undefined && Array.isArray(entry)) return rowsOfArray(entry);
  if (!isJsonObject(entry)) return [null];
  return Object.keys(entry).some(isIndex) ? rowsOfMap(entry) : [{ id: key, ...entry }];
};

const rowsOfArray = (list: readonly unknown[]) => list.flatMap((entry) => rowsOfEntry(entry));

/** Rows of a map keyed by position or by id. Next to indexed rows, the wrapper's own fields are not rows. */
const rowsOfMap = (map: JsonObject): readonly Candidate[] => {
  const keys = Object.keys(map).filter((key) => key !== STATUS);
  const indexed = keys.filter(isIndex);
  return (indexed.length > 0 ? indexed : keys).flatMap((key) => rowsOfEntry(map[key], key));
};

/**
 * All rows of a catalogue response in any form: an array, an object keyed by numbers or ids, nested, with or
 * without envelope (spec §7). An entry without code or id takes its key as id; a text entry is a name. Null
 * when the response contains no list.
 */
const catalogueRows = (answer: unknown): readonly Candidate[] | null => {
  const list = withoutEnvelope(answer);
  if (Array.isArray(list)) return withoutStatus(rowsOfArray(list));
  if (!isJsonObject(list)) return null;
  const container = CONTAINERS.find((name) => typeof ownField(list, name) === 'object');
  if (container !== undefined) return catalogueRows(ownField(list, container));
  if (ENVELOPE_FIELDS.some((field) => Object.hasOwn(list, field))) return null;
  return withoutStatus(rowsOfMap(list));
};

const withoutStatus = (rows: readonly Candidate[]): readonly Candidate[] =>
  rows.filter((row) => row === null || idOf(row) !== STATUS);

/** Every row of an array, with or without envelope. Null when the response is not an array. */
const arrayRows = (answer: unknown): readonly Candidate[] | null => {
  const list = withoutEnvelope(answer);
  return Array.isArray(list) ? list.map((entry: unknown) => (isJsonObject(entry) ? entry : null)) : null;
};

/** Parses rows and drops invalid ones. When all are invalid, the response is malformed. */
const readRows = <S>(
  rowsOf: (answer: unknown) => readonly Candidate[] | null,
  row: v.GenericSchema<unknown, S>,
) =>
  v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const candidates = rowsOf(answer);
      if (candidates === null) return null;
      const rows = candidates.flatMap((candidate): S[] => {
        const result = v.safeParse(row, candidate);
        return result.success ? [result.output] : [];
      });
      return rows.length === 0 && candidates.length > 0 ? null : rows;
    }),
    v.custom<readonly S[]>(Array.isArray),
  );

/** Reads a list of the catalogue in any of its forms; the `code` of a row that has none is its `id`. */
export const catalogueListOf = <S>(row: v.GenericSchema<unknown, S>) =>
  readRows((answer) => catalogueRows(answer)?.map((one) => one && { ...one, code: idOf(one) }) ?? null, row);

export const listOf = <S>(row: v.GenericSchema<unknown, S>) => readRows(arrayRows, row);

import * as v from 'valibot';
import { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './envelope';

/** Names under which a list was seen inside an answer (spec §7). */
const CONTAINERS = ['services', 'countries', 'operators', 'countryOperators'] as const;

/** The provider wraps its lists with this entry; it is no row (spec §7). */
const STATUS = 'status';

const isIndex = (key: string): boolean => /^\d+$/.test(key);

const idOf = (row: JsonObject): unknown => ownField(row, 'code') ?? ownField(row, 'id');

const withId = (row: JsonObject, key: string): JsonObject =>
  idOf(row) === undefined ? { ...row, id: key } : row;

/** Rows of one list entry: a wrapper around an indexed list gives the list, all else is a row itself. */
const rowsOfEntry = (entry: unknown, key: string): readonly JsonObject[] => {
  if (typeof entry === 'string') return [{ id: key, name: entry }];
  if (Array.isArray(entry)) return rowsOfArray(entry);
  if (!isJsonObject(entry)) return [];
  return Object.keys(entry).some(isIndex) ? rowsOfMap(entry) : [withId(entry, key)];
};

const rowsOfArray = (list: readonly unknown[]): readonly JsonObject[] =>
  list.flatMap((entry) => {
    if (typeof entry === 'string') return [{ id: entry, name: entry }];
    if (!isJsonObject(entry)) return [];
    return Object.keys(entry).some(isIndex) ? rowsOfMap(entry) : [entry];
  });

/** A map keyed by position or by id. Beside indexed rows, the wrapper's own fields are no rows. */
const rowsOfMap = (map: JsonObject): readonly JsonObject[] => {
  const keys = Object.keys(map).filter((key) => key !== STATUS);
  const indexed = keys.filter(isIndex);
  return (indexed.length > 0 ? indexed : keys).flatMap((key) => rowsOfEntry(map[key], key));
};

/**
 * Every row of a list answer, whatever its form: an array, an object keyed by numbers or ids, nested,
 * with or without envelope (spec §7). An entry without code or id takes its key as id; a text entry is a name.
 */
export const rowsOf = (answer: unknown): readonly JsonObject[] | null => {
  const list = withoutEnvelope(answer);
  if (Array.isArray(list)) return rowsOfArray(list).filter((row) => idOf(row) !== STATUS);
  if (!isJsonObject(list)) return null;
  const container = CONTAINERS.find((name) => typeof ownField(list, name) === 'object');
  if (container !== undefined) return rowsOf(ownField(list, container));
  return rowsOfMap(list).filter((row) => idOf(row) !== STATUS);
};

/**
 * Reads a list in any of its forms. A row that does not fit is dropped, so that one bad row never
 * empties a screen; only an answer without any list fails.
 */
export const listOf = <const S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.transform(rowsOf),
    v.custom<readonly JsonObject[]>(Array.isArray, 'not a list'),
    v.transform((rows): readonly v.InferOutput<S>[] =>
      rows.flatMap((candidate) => {
        const result = v.safeParse(row, candidate);
        return result.success ? [result.output] : [];
      }),
    ),
  );

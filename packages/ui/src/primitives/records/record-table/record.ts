import type { ReactNode } from 'react';

/** When a record was made, formatted for display. */
export interface RecordMoment {
  /** Heading of its day, for example 'Today'. */
  day: string;
  /** The same in few letters, for example 'Nov 24'. */
  shortDay: string;
  /** Time of day; undefined while unknown. */
  time?: string | undefined;
  /** Date and time in full; undefined while unknown. */
  date?: string | undefined;
}

/**
 * Place of a value in a phone's row of two lines: the name and its figure, below them the line and its end.
 */
export type RecordPlace = 'name' | 'figure' | 'line' | 'end';

/** What a cell knows of its row. */
export interface RecordContext {
  /** Id of the text that names the row, for the buttons in it. */
  nameId: string;
  /** The date of the row; where its day is above, the day is only heard. */
  date: ReactNode;
}

/** A column of a {@link RecordTable}, and the place of its value on phones. */
export interface RecordColumn<Row, Key extends string = string> {
  id: string;
  label: string;
  /** True for a column that explains itself: its label is only heard. @defaultValue false */
  isLabelHeard?: boolean | undefined;
  /** Class of the width; the one column without takes the rest. */
  width?: string | undefined;
  /** Side where its label and values stand: 'end' for figures. @defaultValue 'start' */
  align?: 'start' | 'end' | undefined;
  /** Passed to `onSort`; undefined for a column that does not sort. */
  sortKey?: Key | undefined;
  cell: (row: Row, context: RecordContext) => ReactNode;
  /** Place on phones; undefined for a value that only the details have there. */
  phone?: RecordPlace | undefined;
  /** What phones show in place of `cell`. */
  phoneCell?: ((row: Row) => ReactNode) | undefined;
  /**
   * True for buttons that have a line of their own where one row has no room, below 1360 px. @defaultValue
   * false
   */
  wraps?: boolean | undefined;
}

export interface RecordOrder<Key extends string = string> {
  column: Key;
  direction: 'ascending' | 'descending';
}

/** Records and what can be done with them, whatever they are drawn as. */
export interface RecordsProps<Row, Key extends string = string> {
  /** Accessible name, for example 'Purchases'. */
  label: string;
  /** From left to right. The first with the place 'name' is the header of its row. */
  columns: readonly RecordColumn<Row, Key>[];
  rowKey: (row: Row) => string;
  /** What a row is about: the name of its group, read with its buttons. @defaultValue undefined */
  rowName?: ((row: Row) => string) | undefined;
  /** When a row was made; undefined for one that is no record, such as a sum. */
  when: (row: Row) => RecordMoment | undefined;
  /** Order of the rows; undefined where they are always by date. */
  order?: RecordOrder<Key | 'date'> | undefined;
  onSort?: ((column: Key) => void) | undefined;
  /**
   * By date, a heading above the rows of each day, unless most days have one row. On phones there is one in
   * any case. @defaultValue false
   */
  hasDays?: boolean | undefined;
  /** What a press on a row of a table opens below it. Default: the press is `onSelect` */
  opened?: ((row: Row) => ReactNode) | undefined;
  /** Called when the user presses a row or its 'View Details'. Undefined for rows without details. */
  onSelect?: ((row: Row) => void) | undefined;
  /** A picture before the lines of a phone's row. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** A note below the rows of a table. */
  caption?: string | undefined;
}

/** Records once there are some. */
export interface LoadedRecords<Row, Key extends string = string> extends RecordsProps<Row, Key> {
  /** In display order. */
  rows: readonly Row[];
}

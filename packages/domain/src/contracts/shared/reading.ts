import * as v from 'valibot';
import { orNull } from './scalars';

/** A field with the schema of the server, and those of the client. */
export interface Field<P extends v.GenericSchema = v.GenericSchema, S = unknown, R = unknown> {
  /** What the server sends. The documents are made of it, and the simulated company is held to it. */
  readonly promise: () => P;
  /** What the client reads of a field that must be there. */
  readonly strict: v.GenericSchema<unknown, S>;
  /** The same of one that may be missing or broken: null by default. */
  readonly read: v.GenericSchema<unknown, R>;
}

export type Fields = Readonly<Record<string, Field>>;

/** How the client has a field, besides its schemas. */
interface Reading {
  /** Default: the name on the wire in camel case. */
  readonly clientName?: string;
  /** Further names under which a server was seen to send it. Default: none. */
  readonly otherNames?: readonly string[];
  readonly isUnread?: boolean;
}

type CamelCase<S> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : S;

type ClientName<F, K> = F extends { readonly isUnread: true }
  ? never
  : F extends { readonly clientName: infer N extends string }
    ? N
    : CamelCase<K>;

/** The fields of an object as the client has them. */
export type Row<E extends Fields> = {
  -readonly [K in keyof E as ClientName<E[K], K>]: v.InferOutput<E[K]['read']>;
};

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads an object by its fields. Of several names of a field, the first with a valid value counts. */
export const readRow = <E extends Fields>(fields: E) => {
  const schemas: Record<string, v.GenericSchema> = {};
  const clientNames: [name: string, clientName: string][] = [];
  for (const [name, field] of Object.entries<Field & Reading>(fields)) {
    if (field.isUnread === true) continue;
    for (const one of [name, ...(field.otherNames ?? [])]) {
      schemas[one] = field.read;
      clientNames.push([one, field.clientName ?? camelCase(name)]);
    }
  }
  return v.pipe(
    v.object(schemas),
    v.transform((sent: Readonly<Record<string, unknown>>) => {
      const row: Record<string, unknown> = {};
      for (const [name, clientName] of clientNames) {
        if ((row[clientName] ?? '') === '') row[clientName] = sent[name];
      }
      return row as Row<E>;
    }),
  );
};

export const required = <F extends Field>(field: F): Omit<F, 'read'> & { readonly read: F['strict'] } => ({
  ...field,
  read: field.strict,
});

/** A field with a value for what is missing or broken. */
export const orElse = <P extends v.GenericSchema, S, const D>(missing: D, field: Field<P, S>) => ({
  ...field,
  read: v.fallback<v.GenericSchema<unknown, S | D>, S | D>(field.strict, missing),
});

/** A field that the client reads in another way than others of its kind. */
export const readBy = <P extends v.GenericSchema, S>(
  strict: v.GenericSchema<unknown, S>,
  field: Field<P>,
): Field<P, S, S | null> => ({ ...field, strict, read: orNull(strict) });

export const named = <const N extends string, F extends Field>(clientName: N, field: F) => ({
  ...field,
  clientName,
});

/** A field that a server was also seen to send under other names. */
export const alsoNamed = <F extends Field>(otherNames: readonly string[], field: F) => ({
  ...field,
  otherNames,
});

/** Fields that the client does not read: the page's build leaves them out. */
export const unread = <const E extends Fields>(fields: E) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, isUnread: true }])) as {
    readonly [K in keyof E]: E[K] & { readonly isUnread: true };
  };

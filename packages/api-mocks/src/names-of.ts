/** The keys of a constant record, which has no others. */
export const namesOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  // Object.keys widens the keys to string.
  Object.keys(record) as Key[];

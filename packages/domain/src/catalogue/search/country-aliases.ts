/** Names of the same country: those of the server and those that people type. Compared as `searchText`. */
const SAME_COUNTRY: readonly (readonly string[])[] = [
  ['united states', 'usa', 'us', 'america'],
  ['united kingdom', 'uk', 'gb', 'england', 'great britain', 'britain'],
  ['united arab emirates', 'uae', 'emirates'],
  ['congo - kinshasa', 'dr congo', 'drc', 'congo (dem. republic)', 'democratic republic of the congo'],
  ["cote d'ivoire", 'ivory coast'],
  ['south korea', 'korea', 'republic of korea'],
  ['turkiye', 'turkey'],
  ['czechia', 'czech republic'],
  ['netherlands', 'holland'],
  ['myanmar (burma)', 'myanmar', 'burma'],
  ['eswatini', 'swaziland'],
];

/** Other names of the country with this name, as `searchText`. */
export const countryAliases = (name: string): readonly string[] =>
  SAME_COUNTRY.find((names) => names.includes(name))?.filter((other) => other !== name) ?? [];

/** A number of digits alone with its thousands apart: '1,973'. */
export const separateThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its thousands apart: '1,973'. */
export const formatCount = (count: number): string => separateThousands(String(count));

/** A count with its noun: '1 country', '1,973 countries'. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

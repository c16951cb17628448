import type { GenericSchema } from 'valibot';
import { hostileTexts } from './texts';
import { withTexts, type TextPlace } from './with-texts';

const TEXTS = Object.values(hostileTexts);

/** Without these nobody could sign in. */
const CREDENTIALS = /(^|\.)(accessToken|csrfToken)$/;

/** What things of the catalogue are bought by: every other one stays, so that one can walk through the wizard. */
const CATALOGUE_CODE = /^(services|countries|operators)\.data\.\*\.(code|id)$/;

const isUnchanged = (place: string, row: number): boolean =>
  CREDENTIALS.test(place) || (CATALOGUE_CODE.test(place) && row % 2 === 0);

/** Places differ in which text they begin with. */
const shiftOf = (place: string): number =>
  Array.from(place).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * An answer or a message in which every free text is a hostile one. The rows of a list have them one after the other.
 * @param name of the call or the type of the message
 * @param first which text comes first, from 0; null leaves everything as it is
 */
export const injectHostileTexts = <T>(
  name: string,
  schema: GenericSchema<T>,
  value: T,
  first: number | null,
): T => {
  if (first === null) return value;
  const choose = ({ path, row, isFree }: TextPlace): string | undefined => {
    const place = `${name}.${path}`;
    return isFree && !isUnchanged(place, row)
      ? TEXTS[(first + shiftOf(place) + row) % TEXTS.length]
      : undefined;
  };
  // Only texts took the place of texts.
  return withTexts(schema, value, choose) as T;
};

import type { GenericSchema } from 'valibot';
import { hostileTexts } from './texts';
import { withTexts, type TextPlace } from './with-texts';

const TEXTS = Object.values(hostileTexts);

/** Needed to sign in. */
const CREDENTIALS = /(^|\.)(accessToken|csrfToken)$/;

/** Codes of catalogue entries: every other one is not changed, so that the wizard stays usable. */
const CATALOGUE_CODE = /^(services|countries|operators)\.data\.\*\.(code|id)$/;

const isUnchanged = (place: string, row: number): boolean =>
  CREDENTIALS.test(place) || (CATALOGUE_CODE.test(place) && row % 2 === 0);

/** Places differ in the text they begin with. */
const shiftOf = (place: string): number =>
  Array.from(place).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * A response or a message in which every free text is hostile. The rows of a list have them in turn.
 * @param name of the call or the type of the message
 * @param first index of the first text; null leaves everything unchanged
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
  // Only texts were replaced by texts.
  return withTexts(schema, value, choose) as T;
};

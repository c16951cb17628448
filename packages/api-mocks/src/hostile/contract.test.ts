import { operations, realtimeEnvelope, realtimeServerMessages } from '@sms/domain/contracts/operations';
import { readRealtimeMessage } from '@sms/domain/contracts/messages';
import { SHORT_TEXT_CHARACTERS } from '@sms/domain/limits/tuning';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample-of';
import { hostileTexts } from './texts';
import { withTexts, type TextPlace } from './with-texts';

/** Every place in a schema for a text. */
const placesOf = (schema: v.GenericSchema): readonly TextPlace[] => {
  const places: TextPlace[] = [];
  withTexts(schema, sampleOf(schema), (place) => void places.push(place));
  return places;
};

/** A value with one hostile text in it, parsed from the wire. */
const withOne = (schema: v.GenericSchema, { path }: TextPlace, text: string): unknown =>
  JSON.parse(
    JSON.stringify(withTexts(schema, sampleOf(schema), (place) => (place.path === path ? text : undefined))),
  );

/** True when no object in a value took its prototype from a text. */
const hasOwnPrototypes = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const isPlain = [Object.prototype, Array.prototype, Map.prototype].includes(
    Object.getPrototypeOf(value) as object,
  );
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return isPlain && parts.every(hasOwnPrototypes);
};

/** Texts that are shown unchanged and truncated on screen, and texts that are never shown. */
const LONG = /^(smsText|text|message|reason|paymentLink|accessToken|csrfToken|status|category|rus|fullText)$/;

/** Calls without displayed texts: of the price book only numbers are read. */
const UNSHOWN = ['prices', 'csrfToken'];

/** The texts of a value that are longer than a name, a code or a reference may be. */
const tooLong = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string')
    return Array.from(value).length > SHORT_TEXT_CHARACTERS + 1 && !LONG.test(key) ? [key] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => tooLong(part, name));
};

const cases = Object.entries(hostileTexts);

describe.each(Object.entries(operations))('the answer to %s', (call, { response: answer, reader: read }) => {
  const schema: v.GenericSchema = answer;
  const places = placesOf(schema);

  it.each(places)('the response is readable with any text at $path', (place) => {
    for (const [name, text] of cases) {
      const result = v.safeParse(read, withOne(schema, place, text));
      if (place.isFree) expect(result.success, name).toBe(true);
      expect(hasOwnPrototypes(result.output), name).toBe(true);
      if (result.success && !UNSHOWN.includes(call)) expect(tooLong(result.output), name).toEqual([]);
    }
  });
});

describe.each(Object.entries(realtimeServerMessages))('the message %s', (type, data) => {
  const frame = v.object({ ...realtimeEnvelope.entries, type: v.literal(type), data });

  it.each(placesOf(frame))('the message is read or ignored with any text at $path', (place) => {
    for (const [name, text] of cases) {
      const message = readRealtimeMessage(withOne(frame, place, text));
      if (place.isFree) expect(message, name).not.toBeNull();
      expect(hasOwnPrototypes(message), name).toBe(true);
      expect(tooLong(message), name).toEqual([]);
    }
  });
});

it('hostile texts never reach Object.prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(12);
});

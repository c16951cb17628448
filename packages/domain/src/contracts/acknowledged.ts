import * as v from 'valibot';
import { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './envelope';

/**
 * Reads the answer of a call that moves money or ends something, of which only the success matters. It counts as
 * done when the server says `success: true` or sends a field it documents as the result. An empty body, a 204 or
 * any other JSON says nothing: such an answer is malformed, and what became of the call has to be looked up.
 */
export const acknowledged = (result: v.GenericSchema) =>
  v.pipe(
    v.custom<JsonObject>(isJsonObject, 'not an answer'),
    v.check(
      (answer) => ownField(answer, 'success') === true || v.is(result, withoutEnvelope(answer)),
      'confirms nothing',
    ),
  );

/** The same for calls whose answer has nothing but the success. */
export const done = v.pipe(
  acknowledged(v.never()),
  v.transform(() => null),
);

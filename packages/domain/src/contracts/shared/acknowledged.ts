import * as v from 'valibot';
import { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './envelope';

/**
 * Reads the answer to a call that moves money or ends something, of which only the success matters. The call counts
 * as done when the server says `success: true` or sends a field that is documented as the result. An empty body, a
 * 204 or any other JSON confirms nothing: such an answer is malformed, and the outcome of the call has to be looked
 * up.
 */
export const acknowledged = (result: v.GenericSchema) =>
  v.pipe(
    v.custom<JsonObject>(isJsonObject),
    v.check((answer) => ownField(answer, 'success') === true || v.is(result, withoutEnvelope(answer))),
  );

/** The same for calls without a documented result: they are only done by `success: true`. */
export const done = v.pipe(
  acknowledged(v.never()),
  v.transform(() => null),
);

import * as v from 'valibot';
import { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './envelope';

/**
 * Parses the response of a call that moves money or ends something, where only the success matters. The call
 * succeeded when the server sends `success: true` or a field documented as one of the results. An empty body,
 * a 204 or any other JSON confirms nothing: such a response is malformed, and the call has to be reconciled.
 */
export const acknowledged = (...results: readonly v.GenericSchema[]) =>
  v.pipe(
    v.custom<JsonObject>(isJsonObject),
    v.check(
      (answer) =>
        ownField(answer, 'success') === true ||
        results.some((result) => v.is(result, withoutEnvelope(answer))),
    ),
  );

/** The same where the client learns no more. Without results only `success: true` counts. */
export const done = (...results: readonly v.GenericSchema[]) =>
  v.pipe(
    acknowledged(...results),
    v.transform(() => null),
  );

/** Reads any response: of a call whose status says everything. */
export const anyAnswer = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

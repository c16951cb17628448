import { commonErrors } from '@sms/domain/contracts/shared/common-errors';
import { operations, type OperationName } from '@sms/domain/contracts/operations';
import type { DocumentedError } from '@sms/domain/contracts/operation';
import type { Fault } from '../world/flags';
import type { World } from '../world/world';

type FaultDraft = Omit<Fault, 'operation' | 'times'>;

const SLOW_MS = 35_000;

/** Delay of the execution after an error, in ms of real time. */
const LATER_MS = 2_000;

/** Faults that any call can have, by label. */
const GENERAL_FAULTS: Readonly<Record<string, FaultDraft>> = {
  'Connection lost': { corruption: 'connection-lost' },
  'Done, but the answer is lost': { corruption: 'connection-lost', carriedOut: true },
  'Slow answer (35 s)': { delayMs: SLOW_MS },
  'No answer ever': { delayMs: Infinity },
  'Half an answer': { corruption: 'malformed' },
  'Answer of another shape': { corruption: 'wrong-schema' },
  'Answer without content (204)': { corruption: { status: 204, body: '' } },
  'HTML page of a proxy (502)': { corruption: 'html' },
  'Gateway timeout (504)': { corruption: { status: 504, body: '' } },
};

const documentedFaultsOf = (name: OperationName): Readonly<Record<string, FaultDraft>> => {
  const documented: Readonly<Record<string, DocumentedError>> = {
    ...operations[name].errors,
    ...commonErrors,
  };
  return Object.fromEntries(
    Object.entries(documented).map(([code, { status, text }]) => [
      `${status} ${code}`,
      { corruption: { status, code, text } },
    ]),
  );
};

/** The errors an operation can fail with: the general faults, then its documented errors. */
export const waysToFail = (name: OperationName): readonly string[] => [
  ...Object.keys(GENERAL_FAULTS),
  ...Object.keys(documentedFaultsOf(name)),
];

/**
 * Disturbs the next calls of an operation in one of its ways to fail; `times` may be `Infinity`.
 * @param isLater true when the server executes the call after the error, as behind a gateway that times out
 * @throws when the operation cannot fail in this way
 */
export const failNext = (
  world: World,
  operation: OperationName,
  way: string,
  times: number,
  isLater = false,
): void => {
  const draft = { ...documentedFaultsOf(operation), ...GENERAL_FAULTS }[way];
  if (draft === undefined) throw new Error(`${operation} can fail as: ${waysToFail(operation).join('; ')}.`);
  const pending = world.flags.faults.filter((fault) => fault.times > 0);
  const later = isLater ? { carriedOutAfterMs: LATER_MS } : {};
  world.flags.faults = [...pending, { operation, times, ...draft, ...later }];
};

export const clearFailures = (world: World): void => {
  world.flags.faults = [];
};

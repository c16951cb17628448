import { commonErrors, operations, type DocumentedError, type OperationName } from '@sms/domain/contracts';
import type { Fault } from '../world/flags';
import type { World } from '../world/world';

type Disturbance = Omit<Fault, 'operation' | 'times'>;

const SLOW_MS = 35_000;

/** What can go wrong with any call, by label. */
const GENERAL: Readonly<Record<string, Disturbance>> = {
  'Connection lost': { spoiling: 'connection-lost' },
  'Done, but the answer is lost': { spoiling: 'connection-lost', carriedOut: true },
  'Slow answer (35 s)': { delayMs: SLOW_MS },
  'No answer ever': { delayMs: Infinity },
  'Half an answer': { spoiling: 'malformed' },
  'Answer of another shape': { spoiling: 'wrong-schema' },
  'Answer without content (204)': { spoiling: { status: 204, body: '' } },
  'HTML page of a proxy (502)': { spoiling: 'html' },
};

const refusalsOf = (name: OperationName): Readonly<Record<string, Disturbance>> => {
  const documented: Readonly<Record<string, DocumentedError>> = {
    ...operations[name].errors,
    ...commonErrors,
  };
  return Object.fromEntries(
    Object.entries(documented).map(([code, { status, text }]) => [
      `${status} ${code}`,
      { spoiling: { status, code, text } },
    ]),
  );
};

/** In which ways a call of an operation can be made to fail: the general ones, then its documented errors. */
export const waysToFail = (name: OperationName): readonly string[] => [
  ...Object.keys(GENERAL),
  ...Object.keys(refusalsOf(name)),
];

/**
 * Disturbs the next calls of an operation in one of its ways to fail; `times` may be `Infinity`.
 * @throws when the operation cannot fail in this way
 */
export const failNext = (world: World, operation: OperationName, way: string, times: number): void => {
  const disturbance = { ...refusalsOf(operation), ...GENERAL }[way];
  if (disturbance === undefined) throw new Error(`${operation} cannot fail like this: ${way}`);
  const waiting = world.flags.faults.filter((fault) => fault.times > 0);
  world.flags.faults = [...waiting, { operation, times, ...disturbance }];
};

/** Lets all calls succeed again. */
export const clearFailures = (world: World): void => {
  world.flags.faults = [];
};

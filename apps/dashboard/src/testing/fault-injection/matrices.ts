import { runCell } from './cases/call-case';
import { runConnection } from './cases/connection-case';
import { connectionFaults } from './faults/connection-faults';
import { faults } from './faults/call-faults';
import { runFrame } from './cases/frame-case';
import { frameFaults, messageTypes } from './faults/frame-faults';
import { createMatrix, type Matrix } from './matrix';
import { calls } from './call-scenarios';

const named = <T extends { readonly name: string }>(list: readonly T[]) =>
  list.map((entry) => [entry.name, entry] as const);

const byItself = <T extends string>(names: readonly T[]) => names.map((name) => [name, name] as const);

/** All that may go wrong between the product and its server. */
export const matrices: readonly Matrix[] = [
  createMatrix('Calls', byItself(calls), named(faults), runCell),
  createMatrix('Messages', byItself(messageTypes), named(frameFaults), runFrame),
  createMatrix('The connection', named(connectionFaults), [['for two minutes', null]], runConnection),
];

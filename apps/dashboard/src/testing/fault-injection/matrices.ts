import { runCallCase } from './cases/call-case';
import { runConnectionCase } from './cases/connection-case';
import { connectionFaults } from './faults/connection-faults';
import { faults } from './faults/call-faults';
import { runFrameCase } from './cases/frame-case';
import { frameFaults, messageTypes } from './faults/frame-faults';
import { createMatrix, type Matrix } from './matrix';
import { calls } from './call-scenarios';

const named = <T extends { readonly name: string }>(list: readonly T[]) =>
  list.map((entry) => [entry.name, entry] as const);

const byName = <T extends string>(names: readonly T[]) => names.map((name) => [name, name] as const);

/** All fault matrices. */
export const matrices: readonly Matrix[] = [
  createMatrix('Calls', byName(calls), named(faults), runCallCase),
  createMatrix('Messages', byName(messageTypes), named(frameFaults), runFrameCase),
  createMatrix('Connection', named(connectionFaults), [['lasting two minutes', null]], runConnectionCase),
];

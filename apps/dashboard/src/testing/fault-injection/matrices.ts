import { runCallCase } from './cases/call-case';
import { runConnectionCase } from './cases/connection-case';
import { connectionFaults } from './faults/connection-faults';
import { faults } from './faults/call-faults';
import { runFrameCase } from './cases/frame-case';
import { frameFaults, messageTypes } from './faults/frame-faults';
import { createMatrix, type Matrix } from './matrix';
import { calls } from './call-scenarios';

/** All fault matrices. */
export const matrices: readonly Matrix[] = [
  createMatrix('Calls', calls, faults, runCallCase),
  createMatrix('Messages', messageTypes, frameFaults, runFrameCase),
  createMatrix('Connection', connectionFaults, ['lasting two minutes'], runConnectionCase),
];

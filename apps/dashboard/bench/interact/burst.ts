import { setTimeout as sleep } from 'node:timers/promises';
import { reachableNumbers, type RunningServer } from '@sms/api-mocks/server';

/** Sends the message with this index to the page. */
type Send = (index: number) => void;

/** An SMS for one number after the other, each with a unique code. */
export const smsTo = (
  { world }: RunningServer,
  codeOf = (index: number): string => String(100_000 + index),
): Send => {
  const numbers = reachableNumbers(world);
  return (index) => {
    const number = numbers[index % numbers.length];
    if (number === undefined) throw new Error('There is no number.');
    const { id, userId, activationId, phoneNumber } = number;
    const data = { purchaseId: id, activationId, phoneNumber, code: codeOf(index), smsText: null };
    world.publish(userId, 'sms_received', data, 'high');
  };
};

const PAUSE_MS = 5;

/** Sends `count` messages, evenly spread over `lastsMs`. */
export const sendBurst = async (count: number, lastsMs: number, send: Send): Promise<void> => {
  const began = performance.now();
  for (let sent = 0; sent < count;) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / lastsMs) * count));
    for (; sent < due; sent += 1) send(sent);
    await sleep(PAUSE_MS);
  }
};

import { setTimeout as sleep } from 'node:timers/promises';
import { reachableNumbers, type RunningServer } from '@sms/api-mocks/server';

/** Sends the message with this index to the page. */
type Send = (index: number) => void;

/** An SMS for one number after the other, each with a unique code. */
export const smsTo = ({ world }: RunningServer, codeOf: (index: number) => string): Send => {
  const numbers = reachableNumbers(world);
  return (index) => {
    const number = numbers[index % numbers.length];
    if (number === undefined) throw new Error('There is no number.');
    const { id, userId, activationId, phoneNumber } = number;
    const data = { purchaseId: id, activationId, phoneNumber, code: codeOf(index), smsText: null };
    world.publish(userId, 'sms_received', data, 'high');
  };
};

/** SMS alternating with messages of three other types. */
export const mixedTo = (server: RunningServer): Send => {
  const { world } = server;
  const [number] = reachableNumbers(world);
  if (number === undefined) throw new Error('There is no number.');
  const { userId, activationId } = number;
  const sendSms = smsTo(server, (index) => String(200_000 + index));
  const others: readonly Send[] = [
    (index) => world.publish(userId, 'balance_updated', { balance: index, change: 1 }),
    () => world.publish(userId, 'system_status', { message: 'All is well' }),
    () =>
      world.publish(userId, 'sms_webhook_update', {
        activationId,
        status: 'received',
        code: null,
        smsText: null,
      }),
  ];
  return (index) => (index % 2 === 0 ? sendSms : others[(index >> 1) % others.length])?.(index);
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

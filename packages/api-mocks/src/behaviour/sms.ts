import type { NumberRow, Sms } from '../db/rows';
import type { FramePriority } from '../realtime/sockets';
import type { World } from '../world';
import { storedMoment } from './stored-moment';

/** The text as far as the user may know it. */
export const shownText = ({ text, textFollows }: Sms): string | null => (textFollows ? null : text);

/** A message arrives. Final numbers absorb it; a received one takes the newer code (spec §4). */
export const receiveSms = (world: World, number: NumberRow, sms: Sms, priority: FramePriority): void => {
  if (number.status !== 'waiting' && number.status !== 'received') return;
  number.status = 'received';
  number.sms = sms;
  number.receivedAt = storedMoment(world, world.clock.now());
  const message = {
    activationId: number.activationId,
    purchaseId: number.id,
    phoneNumber: number.phoneNumber,
    code: sms.code,
    smsText: shownText(sms),
  };
  world.publish(number.userId, 'sms_received', message, priority);
};

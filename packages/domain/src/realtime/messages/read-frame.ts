import { readRealtimeMessage, type RealtimeMessage } from '../../contracts';
import { FRAME_SIZE_LIMIT } from '../../limits';

/** Reads one frame as it came off the wire; null for everything the product does not understand. */
export const readFrame = (frame: string): RealtimeMessage | null => {
  if (frame.length > FRAME_SIZE_LIMIT) return null;
  try {
    return readRealtimeMessage(JSON.parse(frame));
  } catch {
    return null;
  }
};

import { readRealtimeMessage, type RealtimeMessage } from '../../contracts/messages';
import { parseJson } from '../../lib/parse-json';
import { FRAME_SIZE_LIMIT } from '../../limits/tuning';

/** Parses one frame from the wire; null for everything the product does not support. */
export const readFrame = (frame: string): RealtimeMessage | null => {
  if (frame.length > FRAME_SIZE_LIMIT) return null;
  try {
    return readRealtimeMessage(parseJson(frame));
  } catch {
    return null;
  }
};

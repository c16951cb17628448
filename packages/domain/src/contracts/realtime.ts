import * as v from 'valibot';
import { isJsonObject, ownField } from './envelope';
import { decimal, identifier, orNull } from './scalars';

/** Reads the content of `data` by message type, in every form seen (spec §7). */
const realtimeReaders = {
  connection_established: v.object({}),
  /** `timestamp`: the server's clock, ms since 1970. */
  pong: v.object({ timestamp: orNull(decimal), messageId: orNull(v.string()) }),
  auth_error: v.object({ message: orNull(v.string()) }),
  sms_received: v.object({ activationId: identifier, code: identifier, smsText: orNull(v.string()) }),
  number_purchased: v.object({}),
  /** USD; null when the server sent no number, which asks for a reload. */
  balance_updated: v.object({ balance: orNull(decimal), previousBalance: orNull(decimal) }),
  number_expired: v.object({
    activationId: identifier,
    phoneNumber: v.fallback(v.optional(identifier, ''), ''),
  }),
  sms_webhook_update: v.object({}),
} as const;

/** Type word of a message the server sends. */
export type RealtimeMessageType = keyof typeof realtimeReaders;

/** A message of the server, read. */
export type RealtimeMessage = {
  [T in RealtimeMessageType]: {
    readonly type: T;
    readonly data: v.InferOutput<(typeof realtimeReaders)[T]>;
    /** Whom it is for; null when the frame names nobody, which is accepted (spec §6). */
    readonly userId: string | null;
    /** For recognising a repeated frame; null when the frame carries none. */
    readonly messageId: string | null;
    readonly highPriority: boolean;
  };
}[RealtimeMessageType];

const isMessageType = (type: unknown): type is RealtimeMessageType =>
  typeof type === 'string' && Object.hasOwn(realtimeReaders, type);

const optionalId = orNull(identifier);

/**
 * Reads one decoded frame: its fields may stand in `data` or beside `type` (spec §7 leaves it open).
 * Null when the type is unknown or a needed field is missing or broken: such a frame is ignored.
 */
export const readRealtimeMessage = (frame: unknown): RealtimeMessage | null => {
  if (!isJsonObject(frame)) return null;
  const type = ownField(frame, 'type');
  if (!isMessageType(type)) return null;
  const nested = ownField(frame, 'data');
  const data = v.safeParse(realtimeReaders[type], isJsonObject(nested) ? { ...frame, ...nested } : frame);
  if (!data.success) return null;
  return {
    type,
    data: data.output,
    userId: v.parse(optionalId, ownField(frame, 'userId')),
    messageId: v.parse(optionalId, ownField(frame, 'messageId') ?? ownField(frame, 'id')),
    highPriority: ownField(frame, 'priority') === 'high',
  } as RealtimeMessage;
};

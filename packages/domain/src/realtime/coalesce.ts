import type { RealtimeMessage, RealtimeMessageType } from '../contracts';
import { mergeReports } from '../rules';

/**
 * Message types of which only the last one counts: they bring a whole state, or only say that something must be
 * reloaded.
 */
const LAST_WORD_COUNTS: ReadonlySet<RealtimeMessageType> = new Set([
  'balance_updated',
  'connection_established',
  'rate_limit_warning',
  'settlement_completed',
  'sms_webhook_update',
]);

/** Merges a later balance with the earlier one, so that a rise is told once and in full. */
const since = (earlier: RealtimeMessage | undefined, later: RealtimeMessage): RealtimeMessage =>
  earlier?.type === 'balance_updated' && later.type === 'balance_updated'
    ? { ...later, data: mergeReports(earlier.data, later.data) }
    : later;

/**
 * Reduces the messages of one animation frame to those that still count: in a flood a state is then written once per
 * frame and not once per message, and no user could have seen the states in between.
 */
export const coalesce = (messages: readonly RealtimeMessage[]): readonly RealtimeMessage[] => {
  const kept = new Map<RealtimeMessageType | number, RealtimeMessage>();
  messages.forEach((message, index) => {
    const key = LAST_WORD_COUNTS.has(message.type) ? message.type : index;
    const earlier = kept.get(key);
    kept.delete(key);
    kept.set(key, since(earlier, message));
  });
  return [...kept.values()];
};

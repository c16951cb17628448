import type { RealtimeMessage, RealtimeMessageType } from '../../contracts';
import { mergeReports } from './balance-report';

/** Types of messages of which only the latest counts: they contain a whole state, or only require a reload. */
const ONLY_LATEST_COUNTS: ReadonlySet<RealtimeMessageType> = new Set([
  'connection_established',
  'balance_updated',
  'sms_webhook_update',
  'settlement_completed',
  'rate_limit_warning',
] as const);

/** Merges a later balance with the earlier one, so that a rise is announced once and in full. */
const mergeWithEarlier = (earlier: RealtimeMessage | undefined, later: RealtimeMessage): RealtimeMessage =>
  earlier?.type === 'balance_updated' && later.type === 'balance_updated'
    ? { ...later, data: mergeReports(earlier.data, later.data) }
    : later;

/**
 * Reduces the messages of one animation frame to those that still count: in a flood a state is then written once per
 * frame and not once per message, and no user could have seen the states in between.
 */
export const coalesce = (messages: readonly RealtimeMessage[]): readonly RealtimeMessage[] => {
  const latest = new Map<RealtimeMessageType | number, RealtimeMessage>();
  messages.forEach((message, index) => {
    const key = ONLY_LATEST_COUNTS.has(message.type) ? message.type : index;
    const earlier = latest.get(key);
    latest.delete(key);
    latest.set(key, mergeWithEarlier(earlier, message));
  });
  return [...latest.values()];
};

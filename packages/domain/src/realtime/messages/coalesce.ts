import type { RealtimeMessage, RealtimeMessageType } from '../../contracts';
import { mergeReports } from '../../rules';

/**
 * True for message types of which only the latest counts: they contain a whole state, or only require a
 * reload. A new message type has to be added here before it compiles.
 */
const ONLY_LATEST_COUNTS: Readonly<Record<RealtimeMessageType, boolean>> = {
  connection_established: true,
  pong: false,
  auth_error: false,
  sms_received: false,
  number_purchased: false,
  balance_updated: true,
  number_expired: false,
  number_cancelled: false,
  number_completed: false,
  sms_webhook_update: true,
  payment_successful: false,
  payment_failed: false,
  settlement_completed: true,
  payment_verification_started: false,
  payment_verification_completed: false,
  system_status: false,
  error: false,
  rate_limit_warning: true,
};

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
    const key = ONLY_LATEST_COUNTS[message.type] ? message.type : index;
    const earlier = latest.get(key);
    latest.delete(key);
    latest.set(key, mergeWithEarlier(earlier, message));
  });
  return [...latest.values()];
};

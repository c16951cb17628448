import { isJsonObject, type OperationName, type RealtimeMessageType } from '@sms/domain/contracts';
import * as v from 'valibot';

/**
 * Rules of the specification that the contract relaxes, because a real server violates them and the dashboard handles
 * it (spec §2, §3, §7).
 */
export const specifiedResponses: Partial<Record<OperationName, v.GenericSchema>> = {
  services: v.object({
    data: v.array(
      v.pipe(
        v.unknown(),
        v.check((row) => !isJsonObject(row) || !Object.hasOwn(row, '0'), 'one service for each entry'),
      ),
    ),
  }),
  dashboardStats: v.object({ todaySpent: v.number(), successRate: v.number() }),
  dashboardActivity: v.array(
    v.object({ service_code: v.string(), sms_code: v.nullable(v.string()), price: v.number() }),
  ),
};

/** The same for messages of the websocket. */
export const specifiedFrames: Partial<Record<RealtimeMessageType, v.GenericSchema>> = {
  balance_updated: v.object({ balance: v.number(), previousBalance: v.number() }),
};

import type { WireNumber } from '@sms/domain/contracts';
import { shownText } from '../../behaviour/numbers/number-lifecycle';
import { isoOf, isoOrNull } from '../../db/clock';
import { usdOf } from '../../db/money';
import type { NumberRow } from '../../db/rows';
import type { World } from '../../world/world';

/** A number as the API writes it. The server stores no service name, so it sends the code in capitals. */
export const wireNumber = (world: World, number: NumberRow): WireNumber => ({
  id: number.id,
  user_id: number.userId,
  activation_id: number.activationId,
  phone_number: number.phoneNumber,
  country_code: number.country,
  service_code: number.service,
  service_name: number.service.toUpperCase(),
  price: usdOf(number.price),
  status: number.status,
  sms_code: number.sms?.code ?? null,
  sms_text: number.sms && shownText(number.sms),
  purchase_date: isoOf(number.purchasedAt),
  expiry_date: isoOf(number.expiresAt),
  received_at: isoOrNull(number.receivedAt),
  timeRemaining: Math.max(0, Math.floor((number.expiresAt - world.clock.now()) / 1000)),
});

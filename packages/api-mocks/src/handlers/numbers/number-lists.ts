import type { WireNumber } from '@sms/domain/contracts/number';
import type { RequestFor } from '@sms/domain/contracts/operations';
import { beginList, rowAtListEnd } from '../../behaviour/numbers/active-list';
import { shownText, isActive } from '../../behaviour/numbers/number-lifecycle';
import { isoOf, isoOrNull } from '../../db/clock';
import { usdOf } from '../../db/money';
import type { NumberRow } from '../../db/rows';
import type { World } from '../../world/world';
import { LaterResponse, type HandlersFor } from '../handler';
import { pageOf, paginationOf } from '../pagination';

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

type Filters = RequestFor<'history'>['query'];

/** A predicate: some text of a number contains the search, ignoring case. */
const createSearch = (world: World, search = '') => {
  const words = search.trim().toLowerCase();
  const names = new Map(world.services.map(({ code, name }) => [code, name.toLowerCase()]));
  return ({ phoneNumber, service, country, sms }: NumberRow): boolean =>
    [phoneNumber, service.toLowerCase(), names.get(service) ?? '', country, sms?.code ?? ''].some((text) =>
      text.includes(words),
    );
};

/**
 * True if a number has the value of each filter of the contract besides the search; its fields are named as
 * they are.
 */
const passes = (number: NumberRow, { search, page, limit, ...exact }: Filters): boolean =>
  (Object.keys(exact) as (keyof typeof exact)[]).every(
    (name) => exact[name] === undefined || exact[name] === number[name],
  );

/** A user's numbers, newest first. */
export const numberListHandlers: HandlersFor<'activeNumbers' | 'history'> = {
  activeNumbers: ({ world, user, query }) => {
    const listed = world.db.numbers.of(user.id).filter(isActive).toReversed();
    const atStart = pageOf(listed, query).rows.map((number) => ({ ...number }));
    const read = () => {
      const rows = atStart.map((number) => rowAtListEnd(world, number));
      // An expired number is listed once more, but no longer counted.
      const total = listed.length - rows.filter(({ status }) => status === 'expired').length;
      const data = rows.map((number) => wireNumber(world, number));
      return { success: true as const, data, pagination: paginationOf(total, query) };
    };
    const endsAt = beginList(world, atStart);
    return endsAt > world.clock.now() ? new LaterResponse(endsAt, read) : read();
  },
  history: ({ world, user, query }) => {
    const found = createSearch(world, query.search);
    const numbers = world.db.numbers.of(user.id).filter((number) => passes(number, query) && found(number));
    const { rows, pagination } = pageOf(numbers.toReversed(), query);
    return { success: true, data: rows.map((number) => wireNumber(world, number)), pagination };
  },
};

import type { RequestFor } from '@sms/domain/contracts/operations';
import { beginList, rowAtListEnd } from '../../behaviour/numbers/active-list';
import { isActive } from '../../behaviour/numbers/number-lifecycle';
import type { NumberRow } from '../../db/rows';
import { ofUser } from '../../db/table';
import type { World } from '../../world/world';
import { LaterResponse, type HandlersFor } from '../handler';
import { pageOf, paginationOf } from '../pagination';

/** A number as the API sends it now. */
export const sent = ({ clock }: World, { userId, ...number }: NumberRow) => ({
  ...number,
  user_id: userId,
  timeRemaining: Math.max(0, Math.floor((Date.parse(number.expiry_date) - clock.now()) / 1000)),
});

type Filters = RequestFor<'history'>['query'];

/** A predicate: some text of a number contains the search, ignoring case. */
const createSearch = (world: World, search = '') => {
  const words = search.trim().toLowerCase();
  const names = new Map(world.services.map(({ code, name }) => [code, name.toLowerCase()]));
  return ({ phone_number, service_code, country_code, sms_code }: NumberRow): boolean =>
    [phone_number, service_code.toLowerCase(), names.get(service_code), country_code, sms_code].some((text) =>
      text?.includes(words),
    );
};

/** True if a number has the value of each filter of the contract besides the search. */
const passes = (number: NumberRow, { service, country, status }: Filters): boolean =>
  number.service_code === (service ?? number.service_code) &&
  number.country_code === (country ?? number.country_code) &&
  number.status === (status ?? number.status);

/** A user's numbers, newest first. */
export const numberListHandlers: HandlersFor<'activeNumbers' | 'history'> = {
  activeNumbers: ({ world, user, query }) => {
    const listed = ofUser(world.db.numbers, user.id).filter(isActive).toReversed();
    const atStart = pageOf(listed, query).rows.map((number) => ({ ...number }));
    const read = () => {
      const rows = atStart.map((number) => rowAtListEnd(world, number));
      // An expired number is listed once more, but no longer counted.
      const total = listed.length - rows.filter(({ status }) => status === 'expired').length;
      const data = rows.map((number) => sent(world, number));
      return { success: true as const, data, pagination: paginationOf(total, query) };
    };
    const endsAt = beginList(world, atStart);
    return endsAt > world.clock.now() ? new LaterResponse(endsAt, read) : read();
  },
  history: ({ world, user, query }) => {
    const found = createSearch(world, query.search);
    const numbers = ofUser(world.db.numbers, user.id).filter(
      (number) => passes(number, query) && found(number),
    );
    const { rows, pagination } = pageOf(numbers.toReversed(), query);
    return { success: true, data: rows.map((number) => sent(world, number)), pagination };
  },
};

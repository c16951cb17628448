import type { RequestFor } from '@sms/domain/contracts';
import { expireOnListLoad } from '../../behaviour/numbers/number-lifecycle';
import type { NumberRow } from '../../db/rows';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { pageOf } from '../pagination';
import { wireNumber } from './wire-number';

type Filters = RequestFor<'history'>['query'];

const isActive = ({ status }: NumberRow): boolean => status === 'waiting' || status === 'received';

/** A predicate: some text of a number contains the search, ignoring case. */
const createSearch = (world: World, search = '') => {
  const words = search.trim().toLowerCase();
  const names = new Map(world.services.map(({ code, name }) => [code, name.toLowerCase()]));
  return ({ phoneNumber, service, country, sms }: NumberRow): boolean =>
    [phoneNumber, service.toLowerCase(), names.get(service) ?? '', country, sms?.code ?? ''].some((text) =>
      text.includes(words),
    );
};

const passes = (number: NumberRow, { service, country, status }: Filters): boolean =>
  number.service === (service ?? number.service) &&
  number.country === (country ?? number.country) &&
  number.status === (status ?? number.status);

/** A user's numbers, newest first. */
export const numberListHandlers: HandlersFor<'activeNumbers' | 'history'> = {
  activeNumbers: ({ world, user, query }) => {
    const listed = world.db.numbers.of(user.id).filter(isActive).toReversed();
    const { rows } = pageOf(listed, query);
    // An expired number is listed once more, but no longer counted.
    for (const number of rows) expireOnListLoad(world, number);
    const { pagination } = pageOf(listed.filter(isActive), query);
    return { success: true, data: rows.map((number) => wireNumber(world, number)), pagination };
  },
  history: ({ world, user, query }) => {
    const found = createSearch(world, query.search);
    const numbers = world.db.numbers.of(user.id).filter((number) => passes(number, query) && found(number));
    const { rows, pagination } = pageOf(numbers.toReversed(), query);
    return { success: true, data: rows.map((number) => wireNumber(world, number)), pagination };
  },
};

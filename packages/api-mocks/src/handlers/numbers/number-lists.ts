import type { RequestFor } from '@sms/domain/contracts';
import { expireOnListLoad, isActive } from '../../behaviour/numbers/number-lifecycle';
import type { NumberRow } from '../../db/rows';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { pageOf } from '../pagination';
import { wireNumber } from './wire-number';

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

/** Value of a number for each filter of the contract besides the search. */
const FILTERED: Readonly<
  Record<Exclude<keyof Filters, 'search' | 'page' | 'limit'>, (number: NumberRow) => string>
> = {
  service: ({ service }) => service,
  country: ({ country }) => country,
  status: ({ status }) => status,
};

const passes = (number: NumberRow, filters: Filters): boolean =>
  Object.entries(FILTERED).every(([name, valueOf]) => {
    const wanted = filters[name as keyof typeof FILTERED];
    return wanted === undefined || wanted === valueOf(number);
  });

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

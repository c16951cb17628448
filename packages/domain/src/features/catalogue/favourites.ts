import { createEvent } from 'effector';
import * as v from 'valibot';
import { createKeptForUser } from '../../storage/user-persisted-store';
import { FAVOURITES_KEPT } from '../../limits';
import type { UserKeptName } from '../../lib/ports';
import { wizardOpened } from '../selection';

/** Codes of one list that the user marked, in the order of marking, and the event that marks or unmarks one. */
const createFavourites = (name: UserKeptName) => {
  const toggled = createEvent<string>();
  const $codes = createKeptForUser({
    name,
    schema: v.array(v.string()),
    empty: [],
    needed: wizardOpened,
    changed: toggled,
    apply: (codes, code, shown) => {
      const others = codes.filter((other) => other !== code);
      return shown.includes(code) ? others : [...others, code].slice(-FAVOURITES_KEPT);
    },
  });
  return [$codes, toggled] as const;
};

/** The favourite countries of the user by code, and the press that makes a country one or no longer one. */
export const [$favouriteCountryCodes, favouriteCountryToggled] = createFavourites('favourite-countries');

/** The favourite services of the user by code, and the press that makes a service one or no longer one. */
export const [$favouriteServiceCodes, favouriteServiceToggled] = createFavourites('favourite-services');

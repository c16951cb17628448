import { createEvent } from 'effector';
import * as v from 'valibot';
import { createUserPersistedStore } from '../../storage/user-persisted-store';
import { FAVOURITES_MAX } from '../../limits';
import type { UserStorageName } from '../../lib/ports';
import { wizardOpened } from './selection';

/** Codes of one list that the user marked, in the order of marking, and the event that marks or unmarks one. */
const createFavourites = (name: UserStorageName) => {
  const toggled = createEvent<string>();
  const $codes = createUserPersistedStore({
    name,
    schema: v.array(v.string()),
    defaultValue: [],
    loadOn: wizardOpened,
    changed: toggled,
    apply: (codes, code, shown) => {
      const others = codes.filter((other) => other !== code);
      return shown.includes(code) ? others : [...others, code].slice(-FAVOURITES_MAX);
    },
  });
  return [$codes, toggled] as const;
};

/** The favourite countries of the user by code, and the press that makes a country one or no longer one. */
export const [$favouriteCountryCodes, favouriteCountryToggled] = createFavourites('favourite-countries');

/** The favourite services of the user by code, and the press that makes a service one or no longer one. */
export const [$favouriteServiceCodes, favouriteServiceToggled] = createFavourites('favourite-services');

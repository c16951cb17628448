import { createEvent } from 'effector';
import * as v from 'valibot';
import { createUserPersistedStore } from '../session/user-persisted-store';
import { FAVOURITES_MAX } from '../limits/tuning';
import { wizardOpened } from './selection';

/** The user marked a service as a favourite, or no longer: its code. */
export const favouriteServiceToggled = createEvent<string>();

export const $favouriteServiceCodes = createUserPersistedStore({
  name: 'favourite-services',
  schema: v.array(v.string()),
  defaultValue: [],
  loadOn: wizardOpened,
  changed: favouriteServiceToggled,
  apply: (codes, code, shown) => {
    const others = codes.filter((other) => other !== code);
    return shown.includes(code) ? others : [...others, code].slice(-FAVOURITES_MAX);
  },
});

import { createEvent } from 'effector';
import * as v from 'valibot';
import { createUserPersistedStore } from '../../session';
import { wizardOpened } from '../../catalogue';

/** The user opened (true) or closed 'More options' of the last step. */
export const moreOptionsToggled = createEvent<boolean>();

/** True for a user who opened 'More options' the last time. */
export const $isMoreOptionsOpen = createUserPersistedStore({
  name: 'more-options',
  schema: v.boolean(),
  defaultValue: false,
  loadOn: wizardOpened,
  changed: moreOptionsToggled,
  apply: (_, isOpen: boolean) => isOpen,
});

import { createEvent, sample, type EventPayload } from 'effector';
import * as v from 'valibot';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import {
  wizardOpened,
  selectionDataRequested,
  selectionCleared,
  stepOpened,
  steppedBack,
} from '../../catalogue/selection';
import { $isCatalogueSlow, catalogueRequested } from '../../catalogue/lists/catalogue-status';
import { $areOperatorsSlow } from '../../catalogue/offers/operators';
import { $arePricesSlow } from '../../catalogue/offers/prices';
import { and, not, or } from 'patronum';
import { balanceRequested } from '../../account/balance';
import { $purchase } from '../purchase';
import { isPurchasing } from '../purchase-state';

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

export const wizardBackClicked = createEvent();

/** A choice in the summary was pressed: its step opens again. */
export const wizardStepClicked = createEvent<EventPayload<typeof stepOpened>>();

/** 'Reset Selection': clears country, service, operator and maximum price. */
export const wizardResetClicked = createEvent();

/** 'Refresh' of the wizard (spec §2), and 'Try Again' after services or countries failed. */
export const wizardRefreshClicked = createEvent();

/** True while back, reset and refresh are disabled: during a purchase or a rate-limit wait (spec §4). */
export const $isWizardDisabled = $purchase.map(
  (purchase) => isPurchasing(purchase) || purchase.wait !== null,
);

const $isWizardEnabled = not($isWizardDisabled);

/** True while a list or a price of the wizard takes longer than usual: 'Refresh' asks for it anew. */
export const $isWizardSlow = and(or($isCatalogueSlow, $areOperatorsSlow, $arePricesSlow), $isWizardEnabled);

sample({ clock: wizardBackClicked, filter: $isWizardEnabled, target: steppedBack });
sample({ clock: wizardStepClicked, filter: $isWizardEnabled, target: stepOpened });
sample({ clock: wizardResetClicked, filter: $isWizardEnabled, target: selectionCleared });
sample({
  clock: wizardRefreshClicked,
  filter: $isWizardEnabled,
  target: [catalogueRequested, selectionDataRequested, balanceRequested],
});

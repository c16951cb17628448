import { createEvent, sample, type EventPayload } from 'effector';
import { not, or } from 'patronum';
import { balanceRequested } from '../../account/balance';
import { catalogueRequested, selectionDataRequested } from '../../catalogue';
import { $attempt } from '../submit/attempt';
import { $isBatchUnderWay } from '../batch/batch-state';
import { $isRateLimited } from '../submit/rate-limit';
import { $isLeavingWizard } from './wizard-screen';
import { selectionCleared, stepOpened, steppedBack } from '../../selection';

/** 'Back'. */
export const wizardBackClicked = createEvent();

/** A choice in the summary was pressed: its step opens again. */
export const wizardStepClicked = createEvent<EventPayload<typeof stepOpened>>();

/** 'Reset Selection': clears country, service, operator and maximum price. */
export const wizardResetClicked = createEvent();

/** 'Refresh' of the wizard (spec §2), and 'Try Again' after services or countries failed. */
export const wizardRefreshClicked = createEvent();

/** Whether back, reset and refresh are disabled: during purchases and during the rate-limit wait (spec §4). */
export const $isWizardHeld = or(
  $attempt.map((attempt) => attempt !== null),
  $isBatchUnderWay,
  $isLeavingWizard,
  $isRateLimited,
);

const $isFree = not($isWizardHeld);

sample({ clock: wizardBackClicked, filter: $isFree, target: steppedBack });
sample({ clock: wizardStepClicked, filter: $isFree, target: stepOpened });
sample({ clock: wizardResetClicked, filter: $isFree, target: selectionCleared });
sample({
  clock: wizardRefreshClicked,
  filter: $isFree,
  target: [catalogueRequested, selectionDataRequested, balanceRequested],
});

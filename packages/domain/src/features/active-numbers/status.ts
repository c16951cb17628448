import { sample } from 'effector';
import { createOperationFx } from '../../api/operation-fx';
import { numberStatus } from '../../contracts/numbers';
import { numberSeen } from './numbers';

/** Loads the current state of one number (spec §7) and updates it on the list of active numbers. */
export const numberStatusFx = createOperationFx(numberStatus);

sample({ clock: numberStatusFx.doneData, target: numberSeen });

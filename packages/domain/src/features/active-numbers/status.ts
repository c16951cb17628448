import { sample } from 'effector';
import { createOperationFx } from '../../api/operation-fx';
import { numberStatus } from '../../contracts/numbers';
import { numberSeen } from './numbers';

/** Asks how one number stands now (spec §7). What is on the list of active numbers follows. */
export const numberStatusFx = createOperationFx(numberStatus);

sample({ clock: numberStatusFx.doneData, target: numberSeen });

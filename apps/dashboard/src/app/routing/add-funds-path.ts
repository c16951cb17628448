import { wizardQuery, type Selection } from '@sms/domain/rules';
import { PATHS } from './paths';

/**
 * 'Top up your account': the deposits with 'Add Funds' open for what is missing, and a way back to these choices. The
 * screen takes the choices and removes them from the address (decision 0062).
 */
export const topUpPath = (choices: Selection): string => `${PATHS.transactions}?${wizardQuery(choices)}`;

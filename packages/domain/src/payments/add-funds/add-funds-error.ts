import { errorText } from '../../api/errors/api-error';
import { readFormError } from '../../api/errors/form-error';
import { depositRejected } from './deposit-attempt';

/** Error texts when no payment could be started (spec §8): in the dialog, and once it is closed. */
export const DEPOSIT_TEXTS = {
  inDialog: 'Failed to create payment session. Please try again.',
  elsewhere: 'Failed to create deposit',
  noLink: 'No payment link received from server',
};

/** The server rejected a payment: texts at the amount, above the button and everywhere else (spec §8). */
export const depositFormRejected = depositRejected.map((error) => ({
  ...readFormError(error, ['amount'], (other) => errorText(other, DEPOSIT_TEXTS.inDialog)),
  elsewhere: errorText(error, DEPOSIT_TEXTS.elsewhere),
}));

import { errorText } from '../../api/api-error';
import { readFormRefusal } from '../session/form-refusal';
import { depositRefused } from './attempt';

/**
 * The server refused a payment: what the user reads at the amount, above the button and everywhere else (spec §8).
 */
export const depositFormRefused = depositRefused.map((error) => ({
  ...readFormRefusal(error, ['amount'], (other) =>
    errorText(other, 'Failed to create payment session. Please try again.'),
  ),
  elsewhere: errorText(error, 'Failed to create deposit'),
}));

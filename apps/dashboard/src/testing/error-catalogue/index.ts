import { connection, transport } from './connection';
import { numbers, purchase } from './numbers';
import { payments } from './payments';
import type { ErrorSection } from './row';
import { register, signIn } from './sign-in';
import { unconfirmed } from './unconfirmed';
import { validation } from './validation';

/** Every error text of the interface, in the order of spec §5 and §8. */
export const errorCatalogue: readonly ErrorSection[] = [
  validation,
  signIn,
  register,
  transport,
  payments,
  numbers,
  purchase,
  unconfirmed,
  connection,
];

import { countIn } from '../../db/fixed-window';
import type { UserRow } from '../../db/rows';
import { addRow } from '../../db/table';
import type { World } from '../../world/world';
import { isRejection, reject } from '../rejection';
import { checkAttempts } from './sign-in-attempts';

/** The registration form as sent. The server validates neither the phone number nor the repeated password. */
export interface Registration {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const RULES: Readonly<Record<keyof Registration, readonly [rule: RegExp, message: string]>> = {
  firstname: [/^[\p{L} ]{2,50}$/u, 'First name must be 2 to 50 letters'],
  lastname: [/^[\p{L} ]{2,50}$/u, 'Last name must be 2 to 50 letters'],
  username: [
    /^[A-Za-z0-9._-]{3,30}$/,
    'Username must be 3 to 30 letters, digits, dots, underscores, hyphens',
  ],
  email: [/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/, 'Invalid email'],
  password: [
    /^(?=.*\p{L})(?=.*\d).{6,128}$/su,
    'Password must be 6 to 128 characters with a letter and a digit',
  ],
};

const ASCII_NAME = /^[A-Za-z ]+$/;

/** Error texts of a server that accepts only ASCII names. */
const ASCII_NAME_MESSAGES: Readonly<Record<string, string>> = {
  firstname: 'First name must be 2-50 characters and contain only letters',
  lastname: 'Last name must be 2-50 characters and contain only letters',
};

/** The password is never echoed in a response. */
const echoedValue = (field: string, value: string) => (field === 'password' ? {} : { value });

const checkFields = ({ flags }: World, form: Registration) => {
  const details = Object.entries(RULES).flatMap(([field, [rule, message]]) => {
    const value = form[field as keyof Registration];
    const plainMessage =
      flags.asciiNamesOnly && !ASCII_NAME.test(value) ? ASCII_NAME_MESSAGES[field] : undefined;
    if (plainMessage === undefined && rule.test(value)) return [];
    return [{ field, message: plainMessage ?? message, ...echoedValue(field, value) }];
  });
  return details.length === 0 ? null : reject('VALIDATION_ERROR', { extra: { details } });
};

/** A normalised mail address: in lower case and, for Gmail, which ignores them, without dots in the name. */
export const normaliseEmail = (email: string): string => {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
};

const checkUnique = (world: World, username: string, email: string) => {
  const users = world.db.users;
  const field = users.some((user) => user.username === username)
    ? 'username'
    : users.some((user) => user.email === email) && 'email';
  if (field === false) return null;
  return reject('DUPLICATE_FIELD', {
    text: `An account with this ${field} already exists`,
    extra: { field },
  });
};

const createUser = (world: World, form: Registration): UserRow =>
  addRow(world.db.users, (id) => ({
    id,
    username: form.username,
    password: form.password,
    email: normaliseEmail(form.email),
    firstname: form.firstname,
    lastname: form.lastname,
    lastLoginAt: null,
    barrier: null,
  }));

/** Opens an account (spec §5). A refused attempt counts as a failed sign-in under that name. */
export const register = (world: World, form: Registration) => {
  const rateLimited = checkAttempts(world, form.username);
  if (isRejection(rateLimited)) return rateLimited;
  const rejection = checkFields(world, form) ?? checkUnique(world, form.username, normaliseEmail(form.email));
  if (rejection === null) return createUser(world, form);
  countIn(world.clock, world.failedSignIns, form.username);
  return rejection;
};

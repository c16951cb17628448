import type { Database } from '../../db';
import type { UserRow } from '../../db/rows';

/** The account for signing in to the simulation. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo1234' } as const;

/** Registration form of a person without an account. */
export const NEWCOMER = {
  firstname: 'Ngozi',
  lastname: 'Eze',
  username: 'ngozi.eze',
  email: 'ngozi@example.com',
  phoneCode: '+234',
  phone: '8012345678',
  password: 'secret123',
  confirmPassword: 'secret123',
} as const;

const PEOPLE: readonly Omit<UserRow, 'id'>[] = [
  {
    ...DEMO_ACCOUNT,
    email: 'demo@example.com',
    firstname: 'Ada',
    lastname: 'Demo',
    lastLoginAt: null,
    barrier: null,
  },
  {
    username: 'other',
    password: 'other1234',
    email: 'other@example.com',
    firstname: 'Olu',
    lastname: 'Other',
    lastLoginAt: null,
    barrier: null,
  },
  {
    username: 'inactive',
    password: 'inactive1234',
    email: 'inactive@example.com',
    firstname: 'Ina',
    lastname: 'Ctive',
    lastLoginAt: null,
    barrier: 'ACCOUNT_INACTIVE',
  },
  {
    username: 'twofactor',
    password: 'twofactor1234',
    email: 'twofactor@example.com',
    firstname: 'Tom',
    lastname: 'Factor',
    lastLoginAt: null,
    barrier: 'TWO_FACTOR_REQUIRED',
  },
];

/** Adds all accounts to the database; the demo account comes first and is returned. */
export const seedAccounts = (db: Database): UserRow => {
  const [demo] = PEOPLE.map((person) => db.users.add((id) => ({ ...person, id })));
  if (demo === undefined) throw new Error('There is no demo account.');
  return demo;
};

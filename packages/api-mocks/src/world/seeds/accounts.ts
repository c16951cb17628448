import type { Database } from '../../db';
import type { UserRow } from '../../db/rows';
import { addRow } from '../../db/table';

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

const PEOPLE: readonly Pick<UserRow, 'username' | 'firstname' | 'lastname' | 'barrier'>[] = [
  { username: DEMO_ACCOUNT.username, firstname: 'Ada', lastname: 'Demo', barrier: null },
  { username: 'other', firstname: 'Olu', lastname: 'Other', barrier: null },
  { username: 'inactive', firstname: 'Ina', lastname: 'Ctive', barrier: 'ACCOUNT_INACTIVE' },
  { username: 'twofactor', firstname: 'Tom', lastname: 'Factor', barrier: 'TWO_FACTOR_REQUIRED' },
];

const seedAccount = (db: Database, person: (typeof PEOPLE)[number]): UserRow => {
  const { username } = person;
  const [password, email] = [`${username}1234`, `${username}@example.com`];
  return addRow(db.users, (id) => ({ id, password, email, lastLoginAt: null, ...person }));
};

/** Adds all accounts to the database; the demo account comes first and is returned. */
export const seedAccounts = (db: Database): UserRow => {
  const [demo] = PEOPLE.map((person) => seedAccount(db, person));
  if (demo === undefined) throw new Error('There is no demo account.');
  return demo;
};

import { operations, type Operation, type OperationName } from '@sms/domain/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../commands/actions';
import { createSignedInClient, customerWith, textOf } from '../testing/client';
import { noQuirks } from '../world/server-quirks';
import { pathOf } from './path-of';

const all = namesOf<OperationName>(operations).map((name) => ({
  name,
  operation: operations[name] as Operation,
}));
const withParams = all.filter(({ operation }) => operation.params !== undefined);
const withBody = all.filter(({ operation }) => operation.body !== undefined);
const unsafe = all.filter(({ operation }) => operation.method === 'POST');
const paged = all.filter(({ operation }) =>
  /^\/(numbers\/(active|history|subscriptions)|payments\/deposits)$/.test(operation.path),
);

/** A customer with one object of every kind, on a server without call limits. */
const scenario = customerWith({
  balanceUsd: 100,
  numbers: [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 360_000 }],
  deposits: [{ naira: 500, status: 'PENDING_UNSETTLED', createdAgoMs: 60_000, providerStatus: 'successful' }],
  subscriptions: [{ service: 'wa', country: '187', period: 2 }],
  flags: noQuirks,
});

const open = async () => {
  const client = await createSignedInClient(scenario);
  const { db } = client.world;
  const ledgerSnapshot = () =>
    JSON.stringify(
      [db.users, db.numbers, db.deposits, db.subscriptions, db.ledger].map((table) => table.all()),
    );
  return { ...client, ledgerSnapshot };
};

const hostile = fc.oneof(
  fc.constantFrom('..', '.', '..%2F1', '%2e%2e%2f', '%00', '%zz', '__proto__', 'constructor', '1e0', '01'),
  fc.constantFrom('-1', '0', ' 1', '1 ', '٣', '1;2', "1'--", '999999999', '1'.repeat(500), '💥'),
  fc.string({ minLength: 1 }),
);

/** Existing ids are not bad input, and these characters cannot be part of one path segment. */
const isHarmless = (id: string): boolean => /^(1|2|SMS_.*|\d{8})$/.test(id) || /[/?#\\]/.test(id);

describe.each(withParams)('$key', ({ operation }) => {
  it('a hostile id returns a documented error and changes nothing', async () => {
    const { send, ledgerSnapshot } = await open();
    const before = ledgerSnapshot();
    await fc.assert(
      fc.asyncProperty(hostile, async (id) => {
        fc.pre(!isHarmless(id));
        const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const params = Object.fromEntries(names.map((name) => [name, id]));
        const { status, body } = await send(pathOf(operation, { params }), { method: operation.method });
        // A path that `..` has shortened may be that of another read.
        if (status === 200) expect(operation.method).toBe('GET');
        else expect(textOf(body, 'code')).not.toBe('');
        expect([200, 400, 404]).toContain(status);
      }),
    );
    expect(ledgerSnapshot()).toBe(before);
  });
});

describe.each(unsafe)('$key', ({ operation }) => {
  it('a body that is not JSON is refused and changes nothing', async () => {
    const { send, ledgerSnapshot } = await open();
    const before = ledgerSnapshot();
    const params = { id: '1', txRef: 'SMS_1_1_AAAAAA' };
    for (const body of ['no json', '{"amount":', '{', "{'a':1}", '\u0000']) {
      const reply = await send(pathOf(operation, { params }), { method: 'POST', body });
      expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    }
    expect(ledgerSnapshot()).toBe(before);
  });
});

describe.each(withBody)('$key', ({ name, operation }) => {
  const valid: Partial<Record<OperationName, Readonly<Record<string, unknown>>>> = {
    purchaseNumber: { service: 'wa', country: '187' },
    createDeposit: { amount: 100, payment_type: 'card' },
    buySubscription: { service: 'wa', country: '187', period: 1 },
  };

  it('wrong types are refused and change nothing', async () => {
    const { request, ledgerSnapshot } = await open();
    const before = ledgerSnapshot();
    const wrong = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom(...Object.keys(valid[name] ?? { username: '' })), fc.jsonValue())
        .map(([field, value]) => ({ ...valid[name], [field]: value })),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (body) => {
        fc.pre(operation.body !== undefined && !v.is(operation.body, body));
        expect(await request(name, { body })).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_ERROR' },
        });
      }),
    );
    expect(ledgerSnapshot()).toBe(before);
  });
});

describe.each(paged)('$key', ({ name }) => {
  it.each([
    ...['0', '-1', '1001', '1.5', '1e1', '0x1', ' 1', '', 'NaN', '9'.repeat(20)].map((page) => ({ page })),
    ...['0', '101', 'all'].map((limit) => ({ limit })),
  ])('%j is refused', async (query) => {
    const { request } = await open();
    expect(await request(name, { query })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', details: [{ field: Object.keys(query)[0] }] },
    });
  });
});

it("another user's objects are not found, and do not change", async () => {
  const { world, request, ledgerSnapshot, signIn } = await open();
  await signIn({ username: 'other', password: 'other1234' });
  const before = ledgerSnapshot();
  const ids = { id: '1', txRef: world.db.deposits.find(2)?.txRef ?? '' };
  const own = withParams.filter(({ operation }) => /\{(id|txRef)\}/.test(operation.path));
  expect(own.length).toBeGreaterThan(8);
  for (const { name } of own) {
    const code = expect.stringMatching(/_NOT_FOUND$/) as unknown;
    expect(await request(name, { params: ids }), name).toMatchObject({ status: 404, body: { code } });
  }
  for (const name of ['activeNumbers', 'history', 'subscriptions'] as const) {
    expect((await request(name, {})).body, name).toMatchObject({ data: [] });
  }
  expect(ledgerSnapshot()).toBe(before);
});

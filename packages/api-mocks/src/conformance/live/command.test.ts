import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { operations } from '@sms/domain/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { expireSessions } from '../../commands/circumstances';
import { advanceBy } from '../../commands/time';
import type { RunningServer } from '../../hosts/server/start-server';
import { specCompliant } from '../../scenarios/spec-compliant';
import { createFolder, useServer } from '../../testing/use-server';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { conformance } from './command';
import type { Report } from './report/report';

const start = useServer();
let folder: URL;
beforeEach(async () => {
  folder = pathToFileURL(`${await createFolder()}/`);
  vi.stubGlobal('WebSocket', WebSocket);
});
afterEach(() => vi.unstubAllGlobals());

/** Runs the command against a server whose clock advances while the command waits. */
const run = async ({ origin, world }: RunningServer, ...options: readonly string[]) => {
  world.flags.purchaseMs = 0;
  const { username, password } = DEMO_ACCOUNT;
  const printed: string[] = [];
  const code = await conformance(['--origin', origin, '--user', username, ...options], {
    wait: (ms) => {
      advanceBy(world, ms);
      return Promise.resolve();
    },
    folder,
    print: (text) => void printed.push(text),
    env: { SMS_PASSWORD: password, INIT_CWD: fileURLToPath(folder) },
  });
  // A run that compares nothing writes nothing.
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => '{"rows":[]}');
  // Written by the command itself.
  const report = JSON.parse(await read('conformance.json')) as Report;
  const differences = report.rows.flatMap((row) => row.differences);
  const unexpected = differences.flatMap(({ name, expectation }) => (expectation === null ? [name] : []));
  return { code, printed: printed.join('\n'), report, unexpected, page: await read('conformance.html') };
};

describe('a spec-compliant server', () => {
  it('a spec-compliant server has no differences', async () => {
    const server = await start({ scenario: specCompliant('demo') });
    const { code, report, unexpected } = await run(server, '--writes', '--profile', 'none');
    expect(unexpected).toEqual([]);
    expect(report.rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
    expect(report.rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([...Object.keys(operations), 'websocket', 'origins', 'limits']),
    );
    expect(code).toBe(0);
  });

  it('a spec-compliant server loses no data to a read-only run, which lists the differences that did not occur', async () => {
    const server = await start({ scenario: specCompliant('demo') });
    const ledgerSnapshot = () => {
      const { users, numbers, deposits, subscriptions, ledger } = server.world.db;
      return [users, numbers, deposits, subscriptions, ledger].map((table) => table.all().length);
    };
    const atFirst = ledgerSnapshot();
    const { report, code, printed } = await run(server);
    expect(ledgerSnapshot()).toEqual(atFirst);
    expect(code).toBe(0);
    expect(printed).toMatch(/^Calls and checks: \d+ conform, \d+ skipped$/m);
    expect(printed).toMatch(/^Skipped, only with --writes: .*purchaseNumber/m);
    expect(report.rows.find(({ subject }) => subject === 'purchaseNumber')).toMatchObject({
      verdict: 'skipped',
      skippedBecause: 'only with --writes',
    });
    expect(report.notOccurred.map(({ difference }) => difference)).toContain('availability/status');
    expect(printed).toMatch(/^Expected differences: 0 occurred, \d\d did not\.$/m);
  });
});

describe('a server with the quirks of the real one', () => {
  it('a server with the quirks of the real one has the expected differences, within its limits', async () => {
    const { code, report, unexpected } = await run(await start({ scenario: 'demo' }), '--writes');
    expect(unexpected).toEqual([]);
    expect(code).toBe(0);
    expect(report.limits).toEqual([
      { limiter: 'sms', allowed: 10 },
      { limiter: 'api', allowed: 60 },
    ]);
    // Improvements of the simulation over the real server (DIFFERENCES.md), and checks that need a payer.
    expect(report.notOccurred.map(({ difference }) => difference)).toEqual([
      'websocket/frames/balance_updated.balance',
      'calculateUsd/shape/data.margin',
      'cancelNumber/shape/refundAmount',
      'countries/shape/data.*.rent',
      'countries/shape/data.*.visible',
      'deposits/shape/data.deposits.*.flw_tx_id',
      'numberStatus/shape/success',
      'fullSms/shape/success',
      'cancelNumber/shape/success',
      'completeNumber/shape/success',
      'retryNumber/shape/success',
      'buySubscription/status',
      'subscriptions/status',
      'cancelSubscription/shape/code',
    ]);
  });
});

describe('a server that breaks its contract', () => {
  // One run for all of them: a run makes hundreds of calls.
  it('every invalid response is reported with its call', async () => {
    const server = await start({ scenario: 'demo' });
    server.world.flags.faults = [
      { operation: 'balance', times: 1, corruption: 'wrong-schema' },
      { operation: 'exchangeRate', times: 1, corruption: 'malformed' },
      { operation: 'countries', times: 1, corruption: 'html' },
      { operation: 'history', times: 1, corruption: 'connection-lost' },
      {
        operation: 'dashboardStats',
        times: 1,
        corruption: { status: 500, code: 'NO_SUCH_CODE', text: '<b>no</b>' },
      },
    ];
    const { code, unexpected, page } = await run(server);
    expect(code).toBe(1);
    const names = [
      'balance/read',
      'countries/status',
      'dashboardStats/status',
      'exchangeRate/read',
      'history/status',
    ];
    const callOf = (name: string) => name.split('/')[0];
    expect([...new Set(unexpected.map(callOf))].toSorted()).toEqual(names.map(callOf));
    for (const name of names) expect(unexpected).toContainEqual(expect.stringContaining(name));
    expect(page).toContain('class="differs"');
    expect(page).not.toContain('<b>');
  });

  it('says in one line that the session was lost, and reports nothing else', async () => {
    const server = await start({
      scenario: 'demo',
      intercept: (request, carryOut) => {
        if (request.url.endsWith('/payments/exchange-rate?from=USD&to=NGN')) expireSessions(server.world);
        return carryOut();
      },
    });
    const { code, printed } = await run(server);
    expect(printed).toBe('Session lost at exchangeRate. Run again with an account without other sessions.');
    expect(code).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it('an account without money skips what costs money', async () => {
    const { report, code } = await run(await start({ scenario: 'empty-account' }), '--writes');
    expect(code).toBe(0);
    const { rows } = report;
    expect(rows.find(({ subject }) => subject === 'purchaseNumber')).toMatchObject({
      verdict: 'skipped',
      skippedBecause: 'the account has too little money',
    });
    // With a deposit of its own, although the account had none.
    expect(rows.find(({ subject }) => subject === 'paymentStatus')?.statuses).toContain(200);
  });

  it.each([
    [
      'a server that allows fewer calls than the dashboard needs',
      { callLimits: { sms: 6, api: 60 } },
      ['limits/behaviour/sms'],
    ],
    [
      'a limit that never lets a call pass, instead of retrying forever',
      { callLimits: { sms: 0, api: 60 } },
      expect.arrayContaining(['activeNumbers/status', 'limits/behaviour/sms']) as unknown,
    ],
    [
      'a message that violates the contract',
      { pongClock: 'not-a-number' },
      ['websocket/frames/pong.timestamp'],
    ],
  ] as const)('reports %s', async (_case, flags, names) => {
    const server = await start({ scenario: 'demo' });
    Object.assign(server.world.flags, flags);
    const { code, unexpected } = await run(server);
    expect(unexpected).toEqual(names);
    expect(code).toBe(1);
  });

  it('reports a refresh cookie that scripts can read', async () => {
    const real = fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const { status, headers, body } = await real(...call);
      const cookies = headers.getSetCookie().map((line) => line.replace('; HttpOnly', ''));
      const others = [...headers].filter(([name]) => name !== 'set-cookie');
      const open = cookies.map((line): [string, string] => ['set-cookie', line]);
      return new Response(body, { status, headers: [...others, ...open] });
    });
    const { unexpected } = await run(await start({ scenario: 'demo' }));
    expect(unexpected).toEqual(['login/headers/refreshToken.HttpOnly']);
  });
});

it.each([
  ['no address', [], /--origin/],
  [
    'unreachable server',
    ['--origin', 'http://localhost:9', '--user', 'demo', '--password', 'x'],
    /cannot sign in at http:\/\/localhost:9: no connection/,
  ],
  ['an unknown option', ['--origins', 'x'], /--origins/],
  ['--help', ['--help'], /--writes/],
  [
    'an address without http',
    ['--origin', 'localhost:9', '--user', 'demo', '--password', 'x'],
    /'localhost:9' is no address of a server/,
  ],
])('usage error: %s', async (_case, args, text) => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  await writeFile(new URL('conformance.json', folder), 'of an earlier run');
  expect(await conformance(args, { wait: () => Promise.resolve(), folder, print, env: {} })).toBe(2);
  expect(printed.join('\n')).toMatch(text);
  expect(printed.join('\n')).not.toContain('The report');
  expect(await readdir(folder)).toEqual([]);
});

it("finds a profile relative to the user's folder, wherever npm runs the command", async () => {
  await writeFile(new URL('mine.json', folder), JSON.stringify({ about: 'My server.', expected: [] }));
  const { report } = await run(await start({ scenario: specCompliant('demo') }), '--profile', './mine.json');
  expect(report.profile).toBe('My server.');
});

it('registers no account where a server accepts any password', async () => {
  const asked: Request[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    if (url.pathname === '/api/auth/register') asked.push(new Request(url, init));
    return real(url, init);
  });
  await run(await start({ scenario: 'demo' }));
  const form = (await asked.at(-1)?.json()) as Record<string, string>;
  expect(form['confirmPassword']).not.toBe(form['password']);
  expect(form['email']).not.toContain('@');
});

it('the report contains no server text except single words', async () => {
  const server = await start({ scenario: 'demo' });
  const text = 'You have 731.25 USD\u001b[2J';
  const corruption = { status: 400, code: '+2348012345678', text };
  server.world.flags.faults = [
    { operation: 'balance', times: 1, corruption },
    { operation: 'createDeposit', times: 2, corruption: { status: 400, code: 'VALIDATION_ERROR', text } },
  ];
  const { printed, report, unexpected, page } = await run(server, '--writes');
  const written = [printed, JSON.stringify(report), page].join('\n');
  for (const secret of ['731.25', '8012345678', '[2J']) expect(written).not.toContain(secret);
  expect(unexpected).toEqual(expect.arrayContaining(['balance/status', 'createDeposit/texts/error']));
});

it('a strict comparison fails with at most one screen of text, and the report contains no tokens, codes or phone numbers', async () => {
  const server = await start({ scenario: 'demo' });
  const { code, printed, report, unexpected, page } = await run(server, '--writes', '--profile', 'none');
  expect(code).toBe(1);
  expect(unexpected).toContain('availability/status');
  const lines = printed.split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.startsWith('  ✗'))).toHaveLength(12);
  expect(printed).toContain(`  … and ${unexpected.length - 12} more`);
  const written = JSON.stringify(report) + page;
  const secrets = server.world.db.numbers
    .all()
    .flatMap(({ phoneNumber, sms }) => [phoneNumber, sms?.code ?? phoneNumber]);
  for (const secret of [DEMO_ACCOUNT.password, ...secrets]) expect(written).not.toContain(secret);
});

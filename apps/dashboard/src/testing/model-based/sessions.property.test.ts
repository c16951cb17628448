import { createWorld, scenarios } from '@sms/api-mocks';
import { respond } from '@sms/api-mocks/node';
import { sendSms } from '@sms/api-mocks/server';
import { $user } from '@sms/domain/api/session/current-user';
import { countryChosen, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { pageRestored } from '@sms/domain/lib/page';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked } from '@sms/domain/numbers/actions/pending-completions';
import { $activeNumbers } from '@sms/domain/numbers/list/active-numbers';
import { activeNumbersRefreshClicked } from '@sms/domain/numbers/list/active-numbers-query';
import { activeNumbersScreen } from '@sms/domain/numbers/list/polling';
import { transactionsScreen } from '@sms/domain/payments/deposit-list';
import { purchaseClicked } from '@sms/domain/purchase/confirm-step';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { loginForm } from '@sms/domain/session/login-form';
import { signOutClicked } from '@sms/domain/session/session';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { modules } from '@sms/domain/testing/harness/whole-domain';
import { useFakeClock } from '@sms/domain/testing/harness/use-fake-clock';
import { is } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { START_TIME, startProduct } from '../start-product';

/** The accounts of the simulation; an account's id is its place. */
const ACCOUNTS = ['demo', 'other'] as const;

/** Longer than any call, undo or wait of the product, in ms. */
const EVERYTHING_IS_OVER_MS = 200_000;

/** Calls in flight are answered after one of these times, in ms. */
const DELAYS_MS = [0, 0, 40, 2_000, 9_000];

/** What may happen, more than once where it is likelier, and what it is given. */
const anyCommand = fc.record({
  what: fc.constantFrom(
    ...(['sign in', 'sign in', 'taken over', 'sign out', 'expire', 'open', 'refresh', 'cancel'] as const),
    ...(['complete', 'buy', 'sms', 'wait', 'wait', 'wait'] as const),
  ),
  account: fc.constantFrom(...ACCOUNTS),
  ms: fc.constantFrom(0, 10, 300, 3_000, 12_000),
});
type Command = typeof anyCommand extends fc.Arbitrary<infer T> ? T : never;

useFakeClock(START_TIME);

const asText = (value: unknown): string =>
  JSON.stringify([value], (_, part: unknown) =>
    part instanceof Map || part instanceof Set ? [...part] : part,
  );

/** Every store that a module of the domain exports, by name. */
const SHOWN = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, unit]) => (is.store(unit) ? [{ name, unit }] : [])),
);

const createTwoAccounts = () => {
  const world = createWorld({ ...scenarios['busy-account'], signedIn: false, serviceCount: 20 });
  world.flags.callLimits = null;
  const [first] = world.db.numbers;
  if (first === undefined) throw new Error('The account has no number.');
  for (const digit of [1, 2, 3]) {
    const phone_number = `+44790000000${digit}`;
    const id = world.db.numbers.length + 1;
    world.db.numbers.push({ ...first, id, userId: 2, activation_id: `other-${digit}`, phone_number });
  }
  /** Words that only one of the two accounts has. */
  const marksOf = (userId: number): readonly string[] => [
    ...world.db.numbers.filter((row) => row.userId === userId).map(({ phone_number }) => phone_number),
    ...world.db.deposits.filter((row) => row.userId === userId).map(({ tx_ref }) => tx_ref),
  ];
  /** The account a text betrays, other than the given one. */
  const betrayedIn = (text: string, userId: number | null): string | undefined =>
    ACCOUNTS.flatMap((_, place) => (place + 1 === userId ? [] : marksOf(place + 1))).find((mark) =>
      text.includes(mark),
    );
  return { world, betrayedIn };
};

it('sessions: nothing of one user is shown, sent or stored for another, and no timer outlives a session', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCommand, { minLength: 3, maxLength: 25 }),
      fc.infiniteStream(fc.constantFrom(...DELAYS_MS)),
      async (commands, delays) => {
        const { world, betrayedIn } = createTwoAccounts();
        const faults: string[] = [];
        let isReady = false;
        const userId = (): number | null => {
          const user = product.scope.getState($user);
          return user === null ? null : Number(user.id);
        };
        const product = await startProduct(world, {
          ports: {
            writeStorage: (write) => {
              const mark = betrayedIn(asText(write), isReady ? userId() : null);
              if (mark !== undefined) faults.push(`stored for ${userId()}: ${asText(write)}`);
            },
          },
          intercept: async (request, answer) => {
            const { pathname } = new URL(request.url);
            const session = /^Bearer (\d+)\./.exec(request.headers.get('Authorization') ?? '')?.[1];
            const sender = session && world.db.sessions[Number(session) - 1]?.userId;
            if (sender !== undefined && !pathname.startsWith('/api/auth/') && sender !== userId())
              faults.push(`${pathname} was sent as ${sender} while ${userId()} was signed in`);
            const number = /\/numbers\/(\d+)\//.exec(pathname)?.[1];
            if (number !== undefined && world.db.numbers[Number(number) - 1]?.userId !== sender)
              faults.push(`${pathname} was sent as ${sender}`);
            const delayMs = isReady ? (delays.next().value as number) : 0;
            const answered = await answer();
            if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
            return answered;
          },
        });
        isReady = true;
        const { fire } = product;
        const pass = async (ms: number): Promise<void> => {
          await vi.advanceTimersByTimeAsync(ms);
          world.advance(Date.now());
        };
        const check = (): void => {
          for (const { name, unit } of SHOWN) {
            const mark = betrayedIn(asText(product.scope.getState(unit)), userId());
            if (mark !== undefined) faults.push(`${name} shows ${mark} to ${userId()}`);
          }
        };
        const ownNumber = (): string => {
          const numbers = product.scope.getState($activeNumbers) ?? [];
          return numbers[0]?.id ?? '0';
        };
        const acts: Record<Command['what'], (given: Command) => unknown> = {
          'sign in': ({ account }) => {
            fire(loginForm.acted, { kind: 'edited', field: 'username', value: account });
            fire(loginForm.acted, { kind: 'edited', field: 'password', value: `${account}1234` });
            fire(loginForm.submitted, undefined);
            return pass(100);
          },
          // Somebody else signs in with the cookies of this browser, and this page gets their token.
          'taken over': async ({ account }) => {
            const body = JSON.stringify({ username: account, password: `${account}1234` });
            const headers = { 'Content-Type': 'application/json' };
            const address = 'https://dashboard.test/api/auth/login';
            await respond(world, new Request(address, { method: 'POST', body, headers }));
            fire(pageRestored, undefined);
          },
          'sign out': () => fire(signOutClicked, undefined),
          expire: () => {
            for (const session of world.db.sessions) session.open = false;
            fire(accountRefreshClicked, undefined);
          },
          open: () => {
            fire(workspaceOpened, undefined);
            fire(activeNumbersScreen.toggled, true);
            fire(transactionsScreen.toggled, true);
            fire(wizardScreen.toggled, true);
          },
          refresh: () => {
            fire(accountRefreshClicked, undefined);
            fire(activeNumbersRefreshClicked, undefined);
          },
          cancel: () => fire(cancelClicked, ownNumber()),
          complete: () => fire(completeClicked, ownNumber()),
          buy: async () => {
            fire(serviceChosen, 'wa');
            fire(countryChosen, '187');
            await pass(1_000);
            fire(operatorChosen, '');
            await pass(1_000);
            fire(purchaseClicked, undefined);
          },
          sms: () => sendSms(world, Number(ownNumber()), '481516'),
          wait: ({ ms }) => pass(ms),
        };
        const run = async (command: Command): Promise<void> => {
          // Guests see the form only, and users anything else.
          const isGuest = userId() === null;
          if (command.what === 'wait' || (command.what === 'sign in') === isGuest)
            await acts[command.what](command);
        };

        for (const command of commands) {
          await run(command);
          check();
        }
        // A sign-in may be in flight. Then back to the guest's pages, with whatever else is.
        await pass(4 * Math.max(...DELAYS_MS));
        await run({ what: 'sign out', account: 'demo', ms: 0 });
        for (let passedMs = 0; passedMs < EVERYTHING_IS_OVER_MS; passedMs += 10_000) {
          await pass(10_000);
          check();
        }
        expect(faults).toEqual([]);
        expect(userId()).toBeNull();
        expect(vi.getTimerCount()).toBe(0);
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

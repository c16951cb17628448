import { operations, type OperationName } from '@sms/domain/contracts/operations';
import type { World } from '../world/world';
import { act, actions, namesOf, type ActionName, type DetailsOf } from './actions';
import { circumstances, closeCodes, type Circumstance } from './circumstances';
import { waysToFail } from './failures';
import { stateOf } from './state';

/** A command that cannot be executed as typed. The message lists valid input. */
export class UsageError extends Error {}

/** Syntax of a command, as a line of text. */
interface Form<Details extends readonly unknown[]> {
  /** The command and its words, for example `sms <number> [code]`. */
  readonly usage: string;
  readonly summary: string;
  /** The command with words, for any world with a number and a payment. */
  readonly example: string;
  readonly read: (words: readonly string[], world: World) => Details;
}

const MAX_ADVANCE_MS = 7 * 24 * 3_600_000;
const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const DURATION = /^(\d+(?:\.\d+)?)([smhd])$/;

const durationMs = (word = ''): number => {
  const [, amount, unit = ''] = DURATION.exec(word) ?? [];
  const ms = Number(amount) * (UNITS_MS[unit] ?? NaN);
  if (ms <= MAX_ADVANCE_MS) return ms;
  throw new UsageError(`'${word}' is no duration of at most 7 days. Examples: 30s, 4m, 2h.`);
};

const positive = (word = ''): number => {
  if (Number(word) > 0 && Number.isFinite(Number(word))) return Number(word);
  throw new UsageError(`'${word}' is no number above 0.`);
};

const positiveWhole = (word = ''): number => {
  if (Number.isInteger(positive(word))) return Number(word);
  throw new UsageError(`'${word}' is no whole number.`);
};

const oneOf = <T extends string>(word: string | undefined, known: readonly T[]): T => {
  const found = known.find((name) => name === word);
  if (found !== undefined) return found;
  throw new UsageError(`'${word ?? ''}' is none of ${known.join(', ')}.`);
};

/** An id from a list that begins with the newest, or `last`. */
const idIn =
  (list: 'numbers' | 'payments') =>
  ([word]: readonly string[], world: World): [id: number] => {
    const entries = stateOf(world)[list];
    const found = word === 'last' ? entries[0] : entries.find(({ id }) => String(id) === word);
    if (found !== undefined) return [found.id];
    const ids = entries.map(({ id }) => id).join(', ');
    throw new UsageError(
      ids === '' ? `There are no ${list}.` : `'${word ?? ''}' is none of the ${list} ${ids}, or last.`,
    );
  };

/** A call by its name, or by a beginning that no other call shares. */
const operationOf = (word = ''): OperationName => {
  const names = namesOf<OperationName>(operations);
  const [found, ...others] = names.filter((name) => word !== '' && name.startsWith(word));
  return found !== undefined && others.length === 0 ? found : oneOf(word, names);
};

const failure = (
  words: readonly string[],
): [operation: OperationName, way: string, times: number, isLater: boolean] => {
  const isLater = words.includes('--later');
  const [call, ...rest] = words.filter((word) => word !== '--later');
  const operation = operationOf(call);
  const option = rest.indexOf('--times');
  const wanted = (option === -1 ? rest : rest.slice(0, option)).join(' ').toLowerCase();
  const ways = waysToFail(operation);
  const way = wanted === '' ? undefined : ways.find((label) => label.toLowerCase().includes(wanted));
  if (way === undefined) throw new UsageError(`${operation} can fail as: ${ways.join('; ')}.`);
  return [operation, way, option === -1 ? 1 : positiveWhole(rest[option + 1]), isLater];
};

/** The text form of every action: an action without one does not compile. */
const forms: { readonly [N in ActionName]: Form<DetailsOf<N>> } = {
  advanceBy: {
    usage: 'advance <duration>',
    summary: 'Lets time pass.',
    example: 'advance 4m',
    read: ([word]) => [durationMs(word)],
  },
  setSpeed: {
    usage: 'speed <factor>',
    summary: 'Sets how many times faster than real time the world runs.',
    example: 'speed 10',
    read: ([word]) => [positive(word)],
  },
  jumpToCancelWindow: {
    usage: 'to-cancel <number>',
    summary: 'Lets time pass until a number can be cancelled.',
    example: 'to-cancel last',
    read: idIn('numbers'),
  },
  jumpToExpiry: {
    usage: 'to-expiry <number>',
    summary: 'Lets time pass until a number expires.',
    example: 'to-expiry last',
    read: idIn('numbers'),
  },
  sendSms: {
    usage: 'sms <number> [code]',
    summary: 'Sends an SMS to a number.',
    example: 'sms last 420337',
    read: (words, world) => [...idIn('numbers')(words, world), words[1]],
  },
  settlePayment: {
    usage: 'pay <payment>',
    summary: 'Pays a pending deposit.',
    example: 'pay last',
    read: idIn('payments'),
  },
  failPayment: {
    usage: 'decline <payment>',
    summary: 'Declines a pending deposit.',
    example: 'decline last',
    read: idIn('payments'),
  },
  addFunds: {
    usage: 'funds <naira>',
    summary: 'Deposits an amount by bank transfer.',
    example: 'funds 5000',
    read: ([word]) => [positive(word)],
  },
  failNext: {
    usage: 'fail <call> <way> [--times <n>] [--later]',
    summary: 'Lets the next calls fail; --later: executes each 2 s after its error.',
    example: 'fail purchaseNumber 504 --later',
    read: failure,
  },
  clearFailures: { usage: 'heal', summary: 'Clears all failures.', example: 'heal', read: () => [] },
  setCircumstance: {
    usage: 'switch <circumstance> <on|off>',
    summary: 'Switches a circumstance, such as serverDown.',
    example: 'switch serverDown on',
    read: ([name, state]) => [
      oneOf<Circumstance>(name, namesOf(circumstances)),
      oneOf(state, ['on', 'off']) === 'on',
    ],
  },
  expireSessions: { usage: 'sign-out', summary: 'Ends every session.', example: 'sign-out', read: () => [] },
  dropSockets: {
    usage: 'drop <close code>',
    summary: 'Ends every websocket.',
    example: 'drop 1012',
    read: ([code]) => [Number(oneOf(code, Object.keys(closeCodes)))],
  },
};

const verbOf = (name: ActionName): string => forms[name].usage.split(' ')[0] ?? '';

/** Syntax and effect of every command. */
export const commandHelp = namesOf<ActionName>(actions).map((name) => {
  const { usage, summary, example } = forms[name];
  return { usage, summary, example };
});

/**
 * Carries out a command as it was typed.
 * @param known every command of the host, for the message about any other
 * @throws UsageError that lists valid input
 */
export const runCommand = (
  world: World,
  line: string,
  known: readonly { readonly usage: string }[] = commandHelp,
): void => {
  const [verb = '', ...words] = line.trim().split(/\s+/);
  const name = namesOf<ActionName>(actions).find((action) => verbOf(action) === verb);
  if (name === undefined) {
    const usages = known.map(({ usage }) => usage).join('; ');
    throw new UsageError(`'${verb}' is no command. Commands: ${usages}.`);
  }
  act(world, name, forms[name].read(words, world));
};

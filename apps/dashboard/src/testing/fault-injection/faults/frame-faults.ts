import { readFileSync } from 'node:fs';
import { isJsonObject, realtimeServerMessages, type RealtimeMessageType } from '@sms/domain/contracts';

/** The contract's recorded examples, one of every message. */
const CONTRACT = new URL('../../../../../../docs/contract/asyncapi.json', import.meta.url);

interface Contract {
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        { readonly examples: readonly { readonly payload: Readonly<Record<string, unknown>> }[] }
      >
    >;
  };
}

// The document is made from the contract, and a test keeps it up to date.
const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract;

/** Every message the server may send. */
export const messageTypes = Object.keys(realtimeServerMessages) as RealtimeMessageType[];

/** What of an example names something of the account. */
type Names = Readonly<Record<string, unknown>>;

/** A good message of a type, about something the account really has. */
export const goodFrame = (type: RealtimeMessageType, names: Names): Readonly<Record<string, unknown>> => {
  const frame = contract.components.messages[type]?.examples[0]?.payload ?? {};
  const data: Names = isJsonObject(frame['data']) ? frame['data'] : {};
  const own = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, names[key] ?? value]));
  return { ...frame, data: own, messageId: `msg_of_${type}` };
};

/** How a message goes wrong. */
export interface FrameFault {
  /** Its column in the table. */
  readonly name: string;
  /** Whether nothing at all may come of it. Default: no. */
  readonly isToBeIgnored?: boolean;
  /** What arrives in its place. */
  readonly texts: (frame: Readonly<Record<string, unknown>>) => readonly string[];
}

const withData =
  (change: (value: unknown, key: string) => unknown): FrameFault['texts'] =>
  (frame) => {
    const data: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(frame['data'] as Names)) data[key] = change(value, key);
    return [JSON.stringify({ ...frame, data })];
  };

const POLLUTION = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';

/** What goes wrong with messages, in the order of the table. */
export const frameFaults: readonly FrameFault[] = [
  {
    name: 'for somebody else',
    isToBeIgnored: true,
    texts: (frame) => [JSON.stringify({ ...frame, userId: 999 })],
  },
  { name: 'cut', isToBeIgnored: true, texts: (frame) => [JSON.stringify(frame).slice(0, -20)] },
  {
    name: '70 KB',
    isToBeIgnored: true,
    texts: (frame) => [JSON.stringify({ padding: 'x'.repeat(70 * 1024), ...frame })],
  },
  { name: 'no content', texts: (frame) => [JSON.stringify({ ...frame, data: {} })] },
  { name: 'wrong types', texts: withData(() => ({ spoiled: [] })) },
  {
    name: 'NaN',
    texts: withData((value, key) => (typeof value === 'number' && !/id$/i.test(key) ? 'NaN' : value)),
  },
  {
    name: 'not nested',
    texts: ({ data, ...frame }) => [JSON.stringify({ ...(data as object), ...frame })],
  },
  {
    name: '__proto__',
    texts: (frame) => [JSON.stringify(frame).replace(/\{(?=")/, POLLUTION)],
  },
  { name: 'twice', texts: (frame) => [JSON.stringify(frame), JSON.stringify(frame)] },
];

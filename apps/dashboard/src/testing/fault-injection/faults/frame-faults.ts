import { readFileSync } from 'node:fs';
import { isJsonObject, realtimeServerMessages, type RealtimeMessageType } from '@sms/domain/contracts';

/** Fields of a message, or of its data. */
type Fields = Readonly<Record<string, unknown>>;

/** The recorded examples of the contract, one of every message. */
const CONTRACT = new URL('../../../../../../docs/contract/asyncapi.json', import.meta.url);

// The document is generated from the contract, and a test keeps it up to date.
const { components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
  components: { messages: Record<string, { examples: { payload: Fields }[] }> };
};

/** Every message the server may send. */
export const messageTypes = Object.keys(realtimeServerMessages) as RealtimeMessageType[];

/** A valid message of a type, about an object that the account has. */
export const goodFrame = (type: RealtimeMessageType, names: Fields): Fields => {
  const frame = components.messages[type]?.examples[0]?.payload ?? {};
  const data: Fields = isJsonObject(frame['data']) ? frame['data'] : {};
  const own = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, names[key] ?? value]));
  return { ...frame, data: own, messageId: `msg_of_${type}` };
};

/** A fault of a message. */
export interface FrameFault {
  /** Its column in the table. */
  readonly name: string;
  /** True when the message must have no effect. Default: no. */
  readonly isToBeIgnored?: boolean;
  /** The texts that arrive instead. */
  readonly texts: (frame: Fields) => readonly string[];
}

const withData =
  (change: (value: unknown, key: string) => unknown): FrameFault['texts'] =>
  (frame) => {
    const data: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(frame['data'] as Fields)) data[key] = change(value, key);
    return [JSON.stringify({ ...frame, data })];
  };

const POLLUTION = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';

/** Faults of messages, in the order of the table. */
export const frameFaults: readonly FrameFault[] = [
  {
    name: 'for another user',
    isToBeIgnored: true,
    texts: (frame) => [JSON.stringify({ ...frame, userId: 999 })],
  },
  { name: 'truncated', isToBeIgnored: true, texts: (frame) => [JSON.stringify(frame).slice(0, -20)] },
  {
    name: '70 KB',
    isToBeIgnored: true,
    texts: (frame) => [JSON.stringify({ padding: 'x'.repeat(70 * 1024), ...frame })],
  },
  { name: 'no data', texts: (frame) => [JSON.stringify({ ...frame, data: {} })] },
  { name: 'wrong types', texts: withData(() => ({ spoiled: [] })) },
  {
    name: 'NaN',
    texts: withData((value, key) => (typeof value === 'number' && !/id$/i.test(key) ? 'NaN' : value)),
  },
  {
    name: 'flat',
    texts: ({ data, ...frame }) => [JSON.stringify({ ...(data as object), ...frame })],
  },
  {
    name: '__proto__',
    texts: (frame) => [JSON.stringify(frame).replace(/\{(?=")/, POLLUTION)],
  },
  { name: 'duplicate', texts: (frame) => [JSON.stringify(frame), JSON.stringify(frame)] },
];

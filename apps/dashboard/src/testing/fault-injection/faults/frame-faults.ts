import { sampleOf } from '@sms/api-mocks/server';
import { isJsonObject, realtimeServerMessages, type RealtimeMessageType } from '@sms/domain/contracts';

/** Fields of a message, or of its data. */
type Fields = Readonly<Record<string, unknown>>;

/** Every message the server may send. */
export const messageTypes = Object.keys(realtimeServerMessages) as RealtimeMessageType[];

/** A valid message of a type, about an object that the account has. */
export const goodFrame = (type: RealtimeMessageType, names: Fields): Fields => {
  const sample = sampleOf(realtimeServerMessages[type]);
  const fields = Object.entries(isJsonObject(sample) ? sample : {});
  const data = Object.fromEntries(fields.map(([key, value]) => [key, names[key] ?? value]));
  const timestamp = '2026-03-02T12:00:00.000Z';
  return { type, data, userId: 1, timestamp, messageId: `msg_of_${type}` };
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

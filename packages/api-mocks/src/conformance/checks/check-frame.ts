import {
  readRealtimeMessage,
  realtimeEnvelope,
  realtimeServerMessages,
  type RealtimeMessageType,
} from '@sms/domain/contracts';
import * as v from 'valibot';
import { parseJson } from '../../transport/parse-json';
import { differencesIn, wordOf, type Difference } from './difference';
import { shapeDifferences } from './shape';
import { specifiedFrames } from './specified';

/** A message of the websocket. */
export type Frame = v.InferOutput<typeof realtimeEnvelope>;

const isKnown = (type: string): type is RealtimeMessageType => Object.hasOwn(realtimeServerMessages, type);

const checkContent = (type: RealtimeMessageType, { data }: Frame): readonly Difference[] => [
  ...shapeDifferences('websocket', 'frames', realtimeServerMessages[type], data, type),
  ...shapeDifferences(
    'websocket',
    'frames',
    specifiedFrames[type] ?? realtimeServerMessages[type],
    data,
    type,
  ),
];

/** A received message, if it has an envelope, and all its violations of the contract. */
export const checkFrame = (text: string) => {
  const content = parseJson(text);
  const envelope = v.safeParse(realtimeEnvelope, content);
  const broken = shapeDifferences('websocket', 'frames', realtimeEnvelope, content);
  if (!envelope.success) return { frame: null, differences: broken };
  const frame = envelope.output;
  const differ = (expected: string) =>
    differencesIn('websocket', 'frames')(wordOf(frame.type), expected, 'another');
  if (!isKnown(frame.type)) return { frame, differences: [differ('a message of the contract')] };
  const differences = [
    ...checkContent(frame.type, frame),
    ...(readRealtimeMessage(content) === null ? [differ('a message the dashboard can read')] : []),
  ];
  return { frame, differences };
};

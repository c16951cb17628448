import {
  pingMessage,
  realtimeEnvelope,
  realtimeServerMessages,
  type RealtimeMessageType,
} from '@sms/domain/contracts';
import { jsonSchemaOf } from './json-schema';

/** A recorded frame of every type from the simulation. */
export type RecordedFrames = Readonly<Record<RealtimeMessageType, unknown>>;

const messageTypes = Object.keys(realtimeServerMessages) as RealtimeMessageType[];

const { properties: envelopeFields, required: envelopeRequired } = jsonSchemaOf(realtimeEnvelope);

const describeMessage = (type: RealtimeMessageType, frame: unknown) => ({
  name: type,
  title: type,
  contentType: 'application/json',
  payload: {
    type: 'object',
    properties: {
      ...envelopeFields,
      type: { const: type },
      data: jsonSchemaOf(realtimeServerMessages[type]),
    },
    required: envelopeRequired,
  },
  examples: [{ name: type, payload: frame }],
});

/** The websocket half of the contract as AsyncAPI 3.0, with recorded examples. */
export const describeRealtime = (frames: RecordedFrames) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'SMS Dashboard websocket',
    version: '1.0.0',
    description:
      'Everything that travels over /ws. Generated from packages/domain/src/contracts; do not edit by hand.',
  },
  defaultContentType: 'application/json',
  channels: {
    realtime: {
      address: '/ws',
      description:
        'One socket per user: of all open tabs, one connects. The token must belong to the user of `userId`, else the upgrade is refused. ' +
        'Close code 1008 means that the session is not accepted; after any other the client comes back.',
      bindings: {
        ws: {
          method: 'GET',
          query: {
            type: 'object',
            required: ['token', 'userId', 'compression', 'version'],
            properties: {
              token: { type: 'string', description: 'The access token' },
              userId: { type: 'string', description: 'The id of the signed-in user' },
              compression: { type: 'string', enum: ['true', 'false'] },
              version: { type: 'string', const: '2.0' },
            },
          },
        },
      },
      messages: {
        ...Object.fromEntries(messageTypes.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
        ping: { $ref: '#/components/messages/ping' },
      },
    },
  },
  operations: {
    receive: {
      action: 'send',
      summary: 'What the server sends',
      channel: { $ref: '#/channels/realtime' },
      security: [{ $ref: '#/components/securitySchemes/accessToken' }],
      messages: messageTypes.map((type) => ({ $ref: `#/channels/realtime/messages/${type}` })),
    },
    send: {
      action: 'receive',
      summary: 'What the client sends',
      channel: { $ref: '#/channels/realtime' },
      security: [{ $ref: '#/components/securitySchemes/accessToken' }],
      messages: [{ $ref: '#/channels/realtime/messages/ping' }],
    },
  },
  components: {
    securitySchemes: {
      accessToken: {
        type: 'httpApiKey',
        in: 'query',
        name: 'token',
        description: 'The access token: a browser sends no headers of its own with an upgrade.',
      },
    },
    messages: {
      ...Object.fromEntries(messageTypes.map((type) => [type, describeMessage(type, frames[type])])),
      ping: {
        name: 'ping',
        title: 'ping',
        contentType: 'application/json',
        payload: jsonSchemaOf(pingMessage),
        examples: [
          {
            name: 'ping',
            payload: {
              type: 'ping',
              messageId: 'ping_1759314268000_k3x9qz',
              timestamp: '2025-10-01T10:24:28.000Z',
            },
          },
        ],
      },
    },
  },
});

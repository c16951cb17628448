import { pingMessage, realtimeEnvelope, realtimeServerMessages } from '@sms/domain/contracts/operations';
import type { JsonObject } from '@sms/domain/contracts/shared/envelope';
import type { RealtimeMessageType } from '@sms/domain/contracts/messages';
import { createSchemas, type Schemas } from './schemas';

const messageTypes = Object.keys(realtimeServerMessages) as RealtimeMessageType[];

/** 'SmsReceived' for 'sms_received'; 'Error' is the name of a refusal. */
const titleOf = (type: RealtimeMessageType): string =>
  type === 'error'
    ? 'ErrorMessage'
    : type.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const describeMessage = (type: RealtimeMessageType, envelope: JsonObject, schemas: Schemas) => {
  const title = titleOf(type);
  const data = schemas.as(title, '', realtimeServerMessages[type]);
  return {
    name: type,
    title: type,
    summary: schemas.named[title]?.['description'],
    contentType: 'application/json',
    payload: {
      ...envelope,
      properties: {
        ...(envelope['properties'] as JsonObject),
        type: { description: 'Type of the message.', const: type },
        data,
      },
    },
  };
};

/** The websocket half of the contract as AsyncAPI 3.0. */
export const describeRealtime = () => {
  const schemas = createSchemas();
  const envelope = schemas.of(realtimeEnvelope);
  return {
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
                token: { type: 'string', description: 'The access token.' },
                userId: { type: 'string', description: 'The id of the signed-in user.' },
                compression: {
                  type: 'string',
                  enum: ['true', 'false'],
                  description: 'Whether messages may be compressed.',
                },
                version: { type: 'string', const: '2.0', description: 'Version of the protocol.' },
              },
            },
          },
        },
        messages: {
          ...Object.fromEntries(
            messageTypes.map((type) => [type, { $ref: `#/components/messages/${type}` }]),
          ),
          ping: { $ref: '#/components/messages/ping' },
        },
      },
    },
    operations: {
      receive: {
        action: 'send',
        summary: 'The server reports what happened to the user.',
        description: 'Every message carries an id, by which the client ignores a repeated one.',
        channel: { $ref: '#/channels/realtime' },
        security: [{ $ref: '#/components/securitySchemes/accessToken' }],
        messages: messageTypes.map((type) => ({ $ref: `#/channels/realtime/messages/${type}` })),
      },
      send: {
        action: 'receive',
        summary: 'The client keeps the connection alive.',
        description: 'The client pings every 30 s; without a pong it connects again.',
        channel: { $ref: '#/channels/realtime' },
        security: [{ $ref: '#/components/securitySchemes/accessToken' }],
        messages: [{ $ref: '#/channels/realtime/messages/ping' }],
      },
    },
    components: {
      schemas: schemas.named,
      securitySchemes: {
        accessToken: {
          type: 'httpApiKey',
          in: 'query',
          name: 'token',
          description: 'The access token: a browser sends no headers of its own with an upgrade.',
        },
      },
      messages: {
        ...Object.fromEntries(messageTypes.map((type) => [type, describeMessage(type, envelope, schemas)])),
        ping: {
          name: 'ping',
          title: 'ping',
          summary: 'Keeps the connection alive; the server answers with a pong.',
          contentType: 'application/json',
          payload: schemas.of(pingMessage),
        },
      },
    },
  };
};

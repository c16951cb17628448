export { MessageBody, type FullMessageState, type MessageBodyProps } from './message-body';

import { Spinner } from '../primitives/feedback/spinner';
import { SmsText } from './sms-text';

/** The full text of the SMS, loaded on first open. */
export type FullMessageState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; text: string };

/**
 * The full SMS in the 'Details' of a number card. Not for a loaded text: use SmsText. A status 'Loading
 * message...', then a group named 'Message text'.
 */
export function MessageBody({ message }: { message: FullMessageState }) {
  switch (message.kind) {
    case 'loading':
      return <Spinner label="Loading message..." />;
    case 'failed':
      return (
        <p className="text-sm text-error">Couldn't load the message. Close and reopen it to try again.</p>
      );
    case 'ready':
      return <SmsText text={message.text} />;
  }
}

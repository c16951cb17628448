import { Spinner } from '../../../primitives/spinner';
import { SmsText } from '../sms-text';

/** The full text of the SMS. If it is not known yet, it is loaded when the user opens it. */
export type FullMessageState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; text: string };

export interface MessageBodyProps {
  /** The text, or why it is not there yet. */
  message: FullMessageState;
}

/** What is below 'Full message'. */
export function MessageBody({ message }: MessageBodyProps) {
  switch (message.kind) {
    case 'loading':
      return <Spinner label="Loading message..." />;
    case 'failed':
      return (
        <p className="text-sm text-error">The message could not be loaded. Close and open it to try again.</p>
      );
    case 'ready':
      return <SmsText text={message.text} />;
  }
}

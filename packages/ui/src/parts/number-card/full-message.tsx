import { Disclosure } from '../../primitives/disclosure';
import { Spinner } from '../../primitives/spinner';
import { SmsText } from '../sms-text';

/** The full text of the SMS. If it is not known yet, it is loaded when the user opens it. */
export type FullMessageState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; text: string };

/** Props of {@link FullMessage}. */
export interface FullMessageProps {
  /** The text, or why it is not there yet. */
  message: FullMessageState;
  /** The user opened the disclosure: the moment to load the text if it is not there yet. */
  onOpen: () => void;
}

/** The whole SMS, folded away under its code. */
export function FullMessage({ message, onOpen }: FullMessageProps) {
  return (
    <Disclosure summary="Full message" onOpen={onOpen}>
      <div className="mt-2 rounded-control bg-sunken px-3 py-2">
        <MessageBody message={message} />
      </div>
    </Disclosure>
  );
}

function MessageBody({ message }: { message: FullMessageState }) {
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

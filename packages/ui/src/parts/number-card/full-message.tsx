import { Suspense, useState } from 'react';

import { Disclosure } from '../../primitives/disclosure';
import { late } from '../../primitives/late';
import { Spinner } from '../../primitives/spinner';
import type { MessageBodyProps } from './message-body';

/** Props of {@link FullMessage}. */
export interface FullMessageProps extends MessageBodyProps {
  /** The user opened the disclosure: the moment to load the text if it is not there yet. */
  onOpen: () => void;
}

const MessageBody = late<MessageBodyProps>(() =>
  import('./message-body').then((module) => ({ default: module.MessageBody })),
);

/** The whole SMS, folded away under its code. What shows it is fetched when it is first opened. */
export function FullMessage({ message, onOpen }: FullMessageProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    onOpen();
  };
  return (
    <Disclosure summary="Full message" onOpen={open}>
      {wasOpened && (
        <div className="mt-2 rounded-control bg-sunken px-3 py-2">
          <Suspense fallback={<Spinner label="Loading message..." />}>
            <MessageBody message={message} />
          </Suspense>
        </div>
      )}
    </Disclosure>
  );
}

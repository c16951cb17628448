import { useState, type ReactNode } from 'react';

import { Disclosure } from '../../../primitives/disclosure';

export interface FullMessageProps {
  /** The text; rendered only while open, so that it can be loaded then. */
  children: ReactNode;
}

/** The full SMS, collapsible, below its code. */
export function FullMessage({ children }: FullMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary="Full message" onToggle={setIsOpen}>
      {isOpen && <div className="mt-2 rounded-control bg-sunken px-3 py-2">{children}</div>}
    </Disclosure>
  );
}

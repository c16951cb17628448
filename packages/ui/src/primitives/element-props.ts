import type { Ref } from 'react';

/** What every primitive takes and hands on to its element, a form control to the control itself (docs/ui-kit.md). */
export interface ElementProps<Element extends globalThis.Element> {
  /** The element itself, for example to give it the focus. */
  ref?: Ref<Element> | undefined;
  /** Of the element, for texts and labels elsewhere that refer to it. */
  id?: string | undefined;
}

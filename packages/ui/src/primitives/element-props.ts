import type { Ref } from 'react';

/** Props that a control passes on to its element (docs/ui-kit.md). */
export interface ElementProps<Element extends globalThis.Element> {
  /** Ref to the element, for example to focus it. */
  ref?: Ref<Element> | undefined;
  /** Id of the element, for labels and descriptions elsewhere. */
  id?: string | undefined;
}

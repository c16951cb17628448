import type { Ref } from 'react';

/** What every primitive takes and hands on to its element, a form control to the control itself (docs/ui-kit.md). */
export interface ElementProps<Element extends globalThis.Element> {
  ref?: Ref<Element> | undefined;
  id?: string | undefined;
}

import { toast } from '../../notifications/toasts';

/** What a copied text was. */
export type CopiedWhat = 'phone' | 'code';

/** Says that a text is on the clipboard. */
export const copiedToast = (what: CopiedWhat) =>
  toast('success', what === 'phone' ? 'Phone number copied!' : 'SMS code copied!');

/** Says that the browser refused the clipboard, or that the text may not go there. */
export const notCopiedToast = () =>
  toast('error', 'Could not copy. Please select the text and copy it by hand.');

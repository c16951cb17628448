import { attach } from 'effector';
import { $ports } from './ports';

/** Puts a text on the clipboard; fails where the browser refuses. Made with the screens that use it. */
export const copyTextFx = attach({
  source: $ports,
  effect: ({ copyText }, text: string) => copyText(text),
});

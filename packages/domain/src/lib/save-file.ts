import { attach } from 'effector';
import { $ports, type TextFile } from './ports';

/** Hands a text to the user as a file. Made with the screens that export, not with every start. */
export const saveFileFx = attach({
  source: $ports,
  effect: ({ saveFile }, file: TextFile) => saveFile(file),
});

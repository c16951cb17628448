import type { TextFile } from './ports';
import { createTask } from './task';

/** Hands a text to the user as a file. */
export const fileSaveRequested = createTask(({ ports }, file: TextFile) => ports.saveFile(file));

import type { TextFile } from './ports';
import { createTask } from './task';

export const fileSaveRequested = createTask(({ ports }, file: TextFile) => ports.saveFile(file));

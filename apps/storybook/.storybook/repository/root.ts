import path from 'node:path';

/** The folder of the repository: every command of the book runs in apps/storybook. */
export const ROOT = path.resolve('../..');

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';
import type { Decision } from 'virtual:decisions';

const FOLDER = path.join(ROOT, 'docs/decisions');

/** All decisions, by their number; the template is none. */
export const decisions = (): readonly Decision[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [, number, title] = /^# (\d{4})\. (.+)/.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? [];
      return number === undefined || title === undefined ? [] : [{ number: Number(number), title, file }];
    });

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  folderOf,
  journeys as momentsOf,
  SIZES,
  THEMES,
  type Frame,
  type Size,
} from '../../../dashboard/e2e/support/journeys.ts';
import type { Journey, Pictures } from 'virtual:journeys';
import { ROOT } from './sources.ts';

/** Written by `npm test -- journeys`, served as journeys/. */
const FOLDER = path.join(ROOT, 'apps/storybook/journeys');

const framesIn = (folder: string): readonly Frame[] => {
  const journal = path.join(FOLDER, folder, 'journal.json');
  return existsSync(journal) ? (JSON.parse(readFileSync(journal, 'utf8')) as Frame[]) : [];
};

const isSame = (one: string, other: string): boolean =>
  THEMES.every((theme) => {
    const [first, second] = [one, other].map((file) =>
      readFileSync(path.join(FOLDER, `${file}-${theme}.png`)),
    );
    return second !== undefined && first?.equals(second);
  });

/** The pictures of a moment now and before, without those that have not changed. */
const picturesOf = (size: Size, now: string | null, before: string | null): Pictures => {
  const [nowFile, beforeFile] = [now, before].map((file) => (file === null ? null : `${file}-${size}`));
  const isUnchanged = nowFile && beforeFile && isSame(nowFile, beforeFile);
  return { now: nowFile ?? null, before: isUnchanged ? null : (beforeFile ?? null) };
};

/** The journeys whose pictures were taken. */
export const journeys = (): readonly Journey[] =>
  Object.keys(momentsOf)
    .map((name) => {
      const folder = folderOf(name);
      const now = framesIn(folder);
      const before = framesIn(`before/${folder}`);
      const gone = before.filter((old) => !now.some((frame) => frame.name === old.name));
      const frames = [...now, ...gone].map((frame) => {
        const old = before.find((other) => other.name === frame.name);
        const nowFile = gone.includes(frame) ? null : `${folder}/${frame.number}`;
        const beforeFile = old === undefined ? null : `before/${folder}/${old.number}`;
        const pictures = Object.fromEntries(
          (Object.keys(SIZES) as Size[]).map((size) => [size, picturesOf(size, nowFile, beforeFile)]),
        ) as Readonly<Record<Size, Pictures>>;
        return { ...frame, pictures };
      });
      return { name, frames };
    })
    .filter(({ frames }) => frames.length > 0);

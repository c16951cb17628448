/**
 * Compares the screenshots of all stories with those of another commit and writes reports/visual/index.html:
 * `npm run visual -- <base>`. Fails while a change is not accepted (docs/visual-review.md).
 *
 * --changed      only stories that a changed file can reach through imports
 * --mode=<name>  only modes whose name contains this, for example 'phone' or 'laptop dark'
 * --identical    no comparison: only search for stories with identical screenshots
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isAccepted, readAccepted } from './accepted.mjs';
import { takePictures } from './camera/camera.mjs';
import { storiesOf, withStorybookOf, workTreeStorybook } from './camera/storybook-builds.mjs';
import { onlyChanged } from './changed.mjs';
import { findIdenticalStories } from './identical-stories.mjs';
import { comparePictures } from './compare.mjs';
import { writeReport } from './write-report.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    mode: { type: 'string', default: '' },
    identical: { type: 'boolean' },
  },
});
const [base] = positionals;
if (base === undefined && !values.identical)
  throw new Error('Pass the commit to compare with: npm run visual -- main');

const isWanted = (mode) => mode.includes(values.mode);
const isConcerned = values.changed ? onlyChanged(base) : () => true;

const take = async (name, folder) => {
  const stories = storiesOf(folder).filter(isConcerned);
  const began = performance.now();
  const pictures = await takePictures(folder, stories, isWanted);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${stories.length} stories, ${pictures.size} screenshots in ${seconds} s`);
  for (const { story, mode, problem } of pictures.values()) {
    if (problem !== null) console.log(`  ${story.id} (${mode}): ${problem.split('\n')[0]}`);
  }
  return pictures;
};

const after = await take('Work tree', workTreeStorybook());

const identicalStories = findIdenticalStories(after);
for (const group of identicalStories) {
  console.log(`Identical screenshots: ${group.map(([{ story }]) => story.id).join(', ')}`);
}
if (identicalStories.length > 0) process.exitCode = 1;

if (!values.identical) {
  const commit = execFileSync('git', ['rev-parse', '--short', base], { encoding: 'utf8' }).trim();
  const before = await withStorybookOf(commit, (folder) => take(base, folder));
  const accepted = readAccepted();
  const changes = comparePictures(before, after);
  const open = changes.filter((change) => !isAccepted(accepted, change));
  const path = writeReport({ base, commit, pictures: after.size, changes, accepted, identicalStories });
  console.log(
    `${changes.length} screenshots differ, ${changes.length - open.length} of them accepted: ${path}`,
  );
  if (open.length > 0) process.exitCode = 1;
}

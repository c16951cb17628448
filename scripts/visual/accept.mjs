/**
 * Accepts changes of the last `npm run visual`: those of the named stories, or `all`. Run by `node scripts/visual/accept.mjs
 * parts-numbers-numbercard--received-with-code`.
 */
import { readFileSync } from 'node:fs';
import { writeAccepted } from './accepted.mjs';
import { CHANGES } from './write-report.mjs';

const names = process.argv.slice(2);
if (names.length === 0) throw new Error('Pass the ids of stories, or: all');

const changes = JSON.parse(readFileSync(CHANGES, 'utf8'));
const unknown = names.filter((name) => name !== 'all' && !changes.some(({ id }) => id === name));
if (unknown.length > 0) throw new Error(`Not among the changes of the last review: ${unknown.join(', ')}`);

const accepted = changes.filter(
  ({ id, isAccepted }) => isAccepted || names.includes('all') || names.includes(id),
);
writeAccepted(accepted);
console.log(`${accepted.length} of ${changes.length} changed screenshots are accepted.`);

/**
 * Measures the production build beside a baseline: `npm run bench`, or a part of it, `npm run bench -- web / /login`.
 * Further arguments are those of the part.
 */
import { runAll } from '../ci/tasks.mjs';

const build = (task) => `npx turbo run build ${task} --filter=@sms/dashboard`;
const measure = (script) => `npm run ${script} --workspace @sms/dashboard --`;

const PARTS = {
  web: [build('build:baseline'), measure('bench:web')],
  interact: [build('build:vanilla'), measure('bench:interact')],
  calls: [build(''), measure('bench')],
};
/** Benchmarks of waits for users; of the first visits, the pages that most visits begin with. */
const USUAL = { web: ['/login', '/'], interact: [], calls: [] };

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !(name in PARTS))
  throw new Error(`'${name}' is none of ${Object.keys(PARTS).join(', ')}.`);
const chosen = name === undefined ? USUAL : { [name]: args };
const statuses = Object.entries(chosen).map(([part, partArgs]) => runAll(PARTS[part], partArgs));
process.exitCode = Math.max(...statuses);

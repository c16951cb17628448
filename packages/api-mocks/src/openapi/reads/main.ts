import { createReads } from './reads';

const [, , , field, surplus] = process.argv;

if (surplus !== undefined) {
  console.error(`'${surplus}' is too much. Name one field: npm run contract:reads -- rus`);
  process.exit(1);
}
const { isField, usesOf, unread } = createReads();

if (field !== undefined && !isField(field)) {
  console.error(`The contract has no field '${field}'. npm run contract:reads lists the unread fields.`);
  process.exit(1);
}
const report = field === undefined ? { 'no reader reads': unread() } : usesOf(field);
for (const [title, places] of Object.entries(report)) {
  console.log([`${title}:`, ...(places.length === 0 ? ['none'] : places)].join('\n  '));
}

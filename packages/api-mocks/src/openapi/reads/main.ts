import { createReads } from './reads';

const [, , , field] = process.argv;
const { usesOf, unread } = createReads();

const report = field === undefined ? { 'no reader reads': unread() } : usesOf(field);
for (const [title, places] of Object.entries(report)) console.log([`${title}:`, ...places].join('\n  '));

import { sim } from './sim';

const { text, exitCode } = await sim(process.argv.slice(3));
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;

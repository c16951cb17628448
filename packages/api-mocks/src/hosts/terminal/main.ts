import { sim } from './sim';

// npm runs a script in the folder of its package, and names the one it was called in.
const { text, exitCode } = await sim(process.argv.slice(3), process.env['INIT_CWD']);
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;

import { runProxy } from './command';

process.exitCode = await runProxy(process.argv.slice(3), process.env);

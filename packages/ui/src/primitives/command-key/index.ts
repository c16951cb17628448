export { COMMAND_KEY } from './command-key';

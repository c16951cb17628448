export { ReceivedCodeCount, type ReceivedCodeCountProps } from './received-code-count';

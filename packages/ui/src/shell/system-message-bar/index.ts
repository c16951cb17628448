export { SystemMessageBar, type SystemMessageBarProps } from './system-message-bar';

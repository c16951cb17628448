export { LateWayBack } from './lazy-resume-purchase';
export type { WayBackProps } from './resume-purchase';

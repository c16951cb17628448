export { LateWayBack } from './late-way-back';
export type { WayBackProps } from './way-back';

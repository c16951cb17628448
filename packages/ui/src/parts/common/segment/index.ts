export { Segment, type SegmentProps } from './segment';

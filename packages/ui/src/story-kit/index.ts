export { Frame, type FrameProps } from './frame';
export { longServiceName, sampleCountries, samplePhoneNumbers, sampleServices } from './samples';
export { StateGrid, type StateGridProps } from './state-grid';

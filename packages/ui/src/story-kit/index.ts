export { clicks } from './clicks';
export { expectLink } from './expect-link';
export { framed, inFrame } from './frame';
export { inNaira } from './in-naira';
export { isDisabledOrBusy } from './is-disabled-or-busy';
export { sampleCountries, sampleLimits } from './samples';
export { FakeViewport, type FakeViewportProps } from './fake-viewport';
export { inGrid, stateIn, type States } from './state-grid';
export { press, pressKeys } from './press';

export { FakeViewport, type FakeViewportProps, framed, inFrame, inNaira } from './frame';
export { sampleCountries, sampleLimits } from './samples';
export { inGrid, stateIn, type States } from './state-grid';
export { expectLevel, expectLink, isDisabledOrBusy, press, pressKeys } from './press';

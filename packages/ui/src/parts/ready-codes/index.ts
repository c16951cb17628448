export { ReadyCodes, type ReadyCodeItem, type ReadyCodesProps } from './ready-codes';

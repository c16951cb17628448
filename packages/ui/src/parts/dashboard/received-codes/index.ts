export { ReadyCodes, type ReadyCodeItem, type ReadyCodesProps } from './received-codes';

export { ReceivedCodes, type ReceivedCodeItem, type ReceivedCodesProps } from './received-codes';

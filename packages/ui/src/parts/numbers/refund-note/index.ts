export { RefundNote, type RefundNoteProps } from './refund-note';

export { RestrictionNotes, type NoteKind, type RestrictionNotesProps } from './restriction-notes';

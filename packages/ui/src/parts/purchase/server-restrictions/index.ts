export { RestrictionNotes, type NoteKind, type RestrictionNotesProps } from './server-restrictions';

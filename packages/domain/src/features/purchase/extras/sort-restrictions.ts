import { RESTRICTION_NOTES_SHOWN } from '../../../limits';

/** How much weight a note of the server has. */
export type NoteKind = 'warning' | 'info' | 'tip';

/** Something the server says about a choice before it is bought. The text comes from outside. */
export interface RestrictionNote {
  readonly kind: NoteKind;
  readonly text: string;
}

/** What the server says about a service in a country, as far as it is told. */
export interface RestrictionsSaid {
  readonly serviceAvailable: boolean;
  readonly recommendations: readonly { readonly type: NoteKind; readonly message: string }[];
}

/** Where each kind of note stands, from the top. */
const PLACES: Readonly<Record<NoteKind, number>> = { warning: 0, info: 1, tip: 2 };

const NOT_AVAILABLE: RestrictionNote = {
  kind: 'warning',
  text: 'Not available here at the moment. A purchase may find no number.',
};

/** The notes to show, each once, the weightiest first. A service that is not available is never left without a warning. */
export const restrictionNotes = ({
  serviceAvailable,
  recommendations,
}: RestrictionsSaid): readonly RestrictionNote[] => {
  const said = new Map<string, RestrictionNote>();
  for (const { type: kind, message } of recommendations) {
    const text = message.trim();
    if (text !== '' && !said.has(text)) said.set(text, { kind, text });
  }
  const notes = [...said.values()].toSorted((a, b) => PLACES[a.kind] - PLACES[b.kind]);
  const isWarned = serviceAvailable || notes[0]?.kind === 'warning';
  return (isWarned ? notes : [NOT_AVAILABLE, ...notes]).slice(0, RESTRICTION_NOTES_SHOWN);
};

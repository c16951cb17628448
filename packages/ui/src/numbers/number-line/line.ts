import { createContext } from 'react';

/**
 * Height of a number line in px: 96 on Active Numbers (64 on phones and after the end), 64 on the dashboard,
 * 44 in tables and lists. `stage`: the only number of its page.
 */
export type LineDensity = 'stage' | 96 | 64 | 44;

/** What a part reads of the line around it. */
export interface LineContext {
  density: LineDensity;
  /** Service and phone number: part of the names of buttons, since every line has the same ones. */
  subject: string;
  /** Id of the note that describes the buttons which wait for something. */
  noteId?: string | undefined;
}

export const Line = createContext<LineContext>({ density: 44, subject: '' });

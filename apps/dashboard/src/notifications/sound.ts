/** Two rising notes, in Hz: E6 and A6. */
const NOTES_HZ = [1318.5, 1760];

const NOTE_S = 0.12;
const FADE_S = 0.35;

/** Loud enough for the next room with the speakers at half, and no louder. */
const VOLUME = 0.12;

let context: AudioContext | undefined;

/** When the last sound ends, by the clock of the page, in ms: codes that arrive together are one sound. */
let endsAt = 0;

const playNote = (audio: AudioContext, frequency: number, index: number): void => {
  const begins = audio.currentTime + index * NOTE_S;
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.frequency.value = frequency;
  // A tone that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(VOLUME, begins + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + FADE_S);
  note.connect(volume).connect(audio.destination);
  note.start(begins);
  note.stop(begins + FADE_S);
};

/** Within a click or a key press: browsers let a page be heard only after one. */
const resumeAudio = (): AudioContext => {
  context ??= new AudioContext();
  void context.resume();
  return context;
};

/** Waits for the next click or key press, so that a later code can be heard. */
export const prepareSound = (): void => {
  for (const gesture of ['pointerup', 'keydown']) {
    window.addEventListener(gesture, resumeAudio, { once: true, capture: true });
  }
};

/** Two soft notes. Silent on a page that nobody has touched yet. */
export const playSound = (): void => {
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  const audio = resumeAudio();
  // Not by the clock of the context, which stands still while there is nothing to be heard with.
  if (performance.now() < endsAt) return;
  endsAt = performance.now() + FADE_S * 1_000;
  NOTES_HZ.forEach((frequency, place) => playNote(audio, frequency, place));
};

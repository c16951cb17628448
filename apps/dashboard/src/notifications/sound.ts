/** Two rising notes, in Hz: E6 and A6. */
const NOTES_HZ = [1318.5, 1760];

const NOTE_S = 0.12;
const FADE_S = 0.35;

/** Audible in the next room with the speakers at half volume. */
const VOLUME = 0.12;

let context: AudioContext | undefined;

/** End of the last sound by the clock of the page, in ms: codes that arrive together make one sound. */
let endsAt = 0;

const playNote = (audio: AudioContext, frequency: number, index: number): void => {
  const begins = audio.currentTime + index * NOTE_S;
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.frequency.value = frequency;
  // Fades in and out: a tone that starts or stops abruptly clicks.
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(VOLUME, begins + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + FADE_S);
  note.connect(volume).connect(audio.destination);
  note.start(begins);
  note.stop(begins + FADE_S);
};

/**
 * Call it within a click or a key press: browsers allow audio only after one. Undefined where there is none,
 * as in the lockdown mode of iOS.
 */
const resumeAudio = (): AudioContext | undefined => {
  try {
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
    return context;
  } catch {
    return undefined;
  }
};

/** Unlocks audio at the next click or key press, so that a later code can make a sound. */
export const prepareSound = (): void => {
  for (const gesture of ['pointerup', 'keydown']) {
    window.addEventListener(gesture, resumeAudio, { once: true, capture: true });
  }
};

/** Plays two soft notes. Silent on a page without any user interaction yet. */
export const playSound = (): void => {
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  const audio = resumeAudio();
  if (audio === undefined) return;
  // Not by the clock of the audio context, which stops without an output device.
  if (performance.now() < endsAt) return;
  endsAt = performance.now() + FADE_S * 1_000;
  NOTES_HZ.forEach((frequency, place) => playNote(audio, frequency, place));
};

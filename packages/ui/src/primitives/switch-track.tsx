import { classes } from './classes';

/** The drawing of a switch. */
export function SwitchTrack({
  isOn,
  isDisabled = false,
}: {
  isOn: boolean;
  isDisabled?: boolean | undefined;
}) {
  return (
    <span
      aria-hidden
      className={classes(
        // Transparent, except in forced colours, where only this border shows the track.
        'inline-flex h-5 w-9 shrink-0 items-center rounded-pill border border-transparent p-px transition-colors',
        isOn && !isDisabled ? 'bg-accent-fill' : 'bg-line-strong',
      )}
    >
      <span
        className={classes(
          'size-4 rounded-pill bg-on-accent forced-chosen transition-transform',
          isOn && 'translate-x-4',
        )}
      />
    </span>
  );
}

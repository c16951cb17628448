import { encode } from 'uqr';

/** Quiet zone in modules on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code with 15 % error correction: modules per side, and the path of the dark ones. */
export const qrPath = (text: string) => {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: data.length, path: squares.join('') };
};

export interface PhoneQrProps {
  /** A 'tel:' link; null if the number is not valid for one. */
  link: string | null;
  /** Displayed groups of the number. */
  phoneGroups: readonly string[];
}

/** A phone number as a QR code, for the camera of a phone. Not on phones: copy the number instead. */
export function PhoneQr({ link, phoneGroups }: PhoneQrProps) {
  if (link === null)
    return <p className="text-sm text-ink">This number can't be shown as a QR code. Copy it instead.</p>;
  const { size, path } = qrPath(link);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <svg
        role="img"
        aria-label="QR code of the phone number"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-control border border-line"
      >
        {/* Dark on light in both themes: many scanners support nothing else. */}
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <bdi className="font-digits text-lg font-medium text-ink">{phoneGroups.join(' ')}</bdi>
      <p className="text-sm text-ink-muted">
        Scan it with your phone's camera to use the number there without typing.
      </p>
    </div>
  );
}

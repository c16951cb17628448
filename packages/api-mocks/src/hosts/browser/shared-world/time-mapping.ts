/** How the world's time follows the machine's. Moments in ms since 1970. */
export interface TimeMapping {
  /** Moment of the machine's clock from which both times are counted. */
  readonly realAt: number;
  /** What the world's clock showed then. */
  readonly worldAt: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
}

/** What the world's clock shows when the machine's shows `real`. */
export const toWorldTime = ({ realAt, worldAt, speed }: TimeMapping, real: number): number =>
  worldAt + Math.round((real - realAt) * speed);

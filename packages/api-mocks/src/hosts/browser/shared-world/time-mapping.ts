/** Maps the machine's time to the world's. Moments in ms since 1970. */
export interface TimeMapping {
  /** Moment of the machine's clock from which both times are counted. */
  readonly realAt: number;
  /** The world's clock at that moment. */
  readonly worldAt: number;
  /** World time that passes per unit of real time. */
  readonly speed: number;
}

/** The world's clock when the machine's shows `real`. */
export const toWorldTime = ({ realAt, worldAt, speed }: TimeMapping, real: number): number =>
  worldAt + Math.round((real - realAt) * speed);

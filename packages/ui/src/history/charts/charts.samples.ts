import type { SpendingChartProps } from './spending-chart';

const COSTS = [0, 0.3, 0.9, 0, 0, 0.6, 1.2, 0.3, 0, 0.9, 0.6, 0, 1.5, 0.6];
const REFUNDED: Record<number, number> = { 6: 0.3, 12: 0.6 };
const HIGHEST = 3;

const usd = (amount: number): string => `$${amount.toFixed(4)}`;

/** Two weeks, with refunds on two days. */
export const twoWeeks: SpendingChartProps = {
  period: COSTS.length,
  days: COSTS.map((spent, place): SpendingChartProps['days'][number] => {
    const refunded = REFUNDED[place] ?? 0;
    return {
      label: `Mar ${place + 2}`,
      spent: usd(spent),
      refunded: refunded === 0 ? undefined : usd(refunded),
      spentShare: spent / HIGHEST,
      refundedShare: refunded / HIGHEST,
      isLoaded: true,
    };
  }),
  scale: ['$3.00', '$2.00', '$1.00'],
  spent: '$6.9000',
  refunded: '$0.9000',
  summary: { spent: '$6.9000', refunded: '$0.9000' },
  isEmpty: false,
  caption: '',
};

const notLoaded = {
  spent: '$0.0000',
  spentShare: 0,
  refunded: undefined,
  refundedShare: 0,
  isLoaded: false,
};

/** Only the newest purchases are loaded: all of seven days, and a part of the one before. */
export const halfLoaded: SpendingChartProps = {
  ...twoWeeks,
  days: twoWeeks.days.map((day, place) => (place > 6 ? day : { ...day, ...notLoaded })),
  spent: '$5.1000',
  summary: { spent: '$3.9000', refunded: '$0.6000' },
  caption: 'since Mar 9',
};

const quietDays = twoWeeks.days.map((day) => ({
  ...day,
  spent: '$0.0000',
  refunded: undefined,
  spentShare: 0,
  refundedShare: 0,
}));

/** All purchases are from today. */
export const oneDay: SpendingChartProps = {
  ...twoWeeks,
  days: [
    ...quietDays.slice(0, -1),
    ...quietDays.slice(-1).map((day) => ({ ...day, spent: '$0.3000', spentShare: 1 })),
  ],
  scale: ['$0.30', '$0.20', '$0.10'],
  spent: '$0.3000',
  refunded: undefined,
  summary: { spent: '$0.3000' },
};

/** No purchases in these days. */
export const noDay: SpendingChartProps = {
  ...oneDay,
  days: quietDays,
  scale: [],
  spent: '$0.0000',
  summary: { spent: '$0.0000' },
  isEmpty: true,
  caption: 'matching your filters',
};

/** No day is loaded as a whole: its purchases, and those of the days before, may be more. */
export const oneDayInPart: SpendingChartProps = {
  ...twoWeeks,
  days: twoWeeks.days.map((day) => ({ ...day, ...notLoaded })),
  spent: '$0.6000',
  refunded: undefined,
  summary: undefined,
  isUnknown: true,
  caption: 'since Mar 15',
};

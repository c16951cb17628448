/** Room of a chart, so that nothing moves when it comes. Its table may be higher. */
export const CHART_SIZE = 'min-h-72';

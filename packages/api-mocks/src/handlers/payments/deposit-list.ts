import type { RequestFor } from '@sms/domain/contracts';
import { isRejection, rejectField } from '../../behaviour/rejection';
import type { HandlersFor } from '../handler';
import { pageOf } from '../pagination';
import { wireDeposit } from './wire-deposit';
import { DAY_MS } from '@sms/domain/limits';

type Query = RequestFor<'deposits'>['query'];

/** A plain date means its first moment as a start and its last as an end; a moment means itself. */
const momentsOf = ({ startDate, endDate }: Query) => {
  const from = startDate === undefined ? -Infinity : Date.parse(startDate);
  if (Number.isNaN(from)) return rejectField('startDate', 'Invalid date', startDate);
  if (endDate === undefined) return { from, to: Infinity };
  const end = Date.parse(endDate);
  if (Number.isNaN(end)) return rejectField('endDate', 'Invalid date', endDate);
  return { from, to: endDate.includes('T') ? end : end + DAY_MS - 1 };
};

/** A user's deposits, newest first. */
export const depositListHandlers: HandlersFor<'deposits'> = {
  deposits: ({ world, user, site, query }) => {
    const period = momentsOf(query);
    if (isRejection(period)) return period;
    const found = world.db.deposits
      .of(user.id)
      .filter(
        ({ status, createdAt }) =>
          status === (query.status ?? status) && createdAt >= period.from && createdAt <= period.to,
      );
    const { rows, pagination } = pageOf(found.toReversed(), query);
    const { page, limit, total, totalPages } = pagination;
    return {
      success: true,
      data: {
        deposits: rows.map((deposit) => wireDeposit(site, user, deposit)),
        pagination: {
          page,
          limit,
          total_records: total,
          total_pages: totalPages,
          has_next: page < totalPages,
          has_previous: page > 1,
        },
      },
    };
  },
};

import type { WireDeposit } from '@sms/domain/contracts/deposit';
import type { RequestFor } from '@sms/domain/contracts/operations';
import { checkoutLink } from '../../checkout/link';
import type { DepositRow, UserRow } from '../../db/rows';
import { ofUser } from '../../db/table';
import type { Site, HandlersFor } from '../handler';
import { isRejection, rejectField } from '../../behaviour/rejection';
import { pageOf } from '../pagination';
import { DAY_MS } from '@sms/domain/limits/spec';

/** The share of a payment that the provider keeps. */
const PROVIDER_FEE = 0.007;

/** A deposit in the list: amounts are text, straight from the database. */
const listed = (site: Site, user: UserRow, deposit: DepositRow): WireDeposit => {
  const { ngn_amount, usd_equivalent, fx_rate, status, flw_tx_id, flw_ref } = deposit;
  const attempted = deposit.providerStatus !== 'untouched';
  return {
    ...deposit,
    flw_tx_id: attempted ? flw_tx_id : null,
    flw_ref: attempted ? flw_ref : null,
    ngn_amount: ngn_amount.toFixed(2),
    usd_equivalent: usd_equivalent.toFixed(6),
    fx_rate: fx_rate.toFixed(6),
    currency: 'NGN',
    customer_email: user.email,
    customer_name: `${user.firstname} ${user.lastname}`,
    customer_phone: null,
    charged_amount: status === 'PAID_SETTLED' ? (ngn_amount * (1 - PROVIDER_FEE)).toFixed(2) : null,
    payment_link: checkoutLink(site.api, deposit),
  };
};

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
    const found = ofUser(world.db.deposits, user.id).filter(({ status, created_at }) => {
      const at = Date.parse(created_at);
      return status === (query.status ?? status) && at >= period.from && at <= period.to;
    });
    const { rows, pagination } = pageOf(found.toReversed(), query);
    const { page, limit, total, totalPages } = pagination;
    return {
      success: true,
      data: {
        deposits: rows.map((deposit) => listed(site, user, deposit)),
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

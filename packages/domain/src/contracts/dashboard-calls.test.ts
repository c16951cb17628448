import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

it('dashboard figures: are read as numbers or text, with or without an envelope', () => {
  const [balance, todaySpent, successRate] = [12.5, 0.9, 75];
  const sent = { balance: '12.5', todaySpent, successRate };
  for (const answer of [sent, { success: true, data: sent }])
    expect(v.parse(operations.dashboardStats.reader, answer)).toMatchObject({
      balance,
      todaySpent,
      successRate,
    });
});

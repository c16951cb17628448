import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReportList } from './reports-section';

/** Error reports in the panel of mock builds. */
const meta = {
  title: 'Simulator/Reports',
  tags: ['!autodocs', 'internal', 'state'],
  component: ReportList,
  decorators: [(Story) => <div className="max-w-80 bg-raised p-4">{Story()}</div>],
} satisfies Meta<typeof ReportList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSoFar: Story = {
  args: { reports: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^No reports yet/)).toBeVisible();
  },
};

/** A long report stays within the panel. */
export const AnErrorAndAMetric: Story = {
  args: {
    reports: [
      '{"kind":"error","what":"TypeError","where":["/assets/a1b2c3d.js:1:2345","/assets/Zz_-999.js:2:6"],"page":"/history","version":"1.0.0","build":"/assets/e4f5a6b.js"}',
      '{"kind":"vital","what":"LCP","value":812,"rating":"good","page":"/history","version":"1.0.0","build":"/assets/e4f5a6b.js"}',
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

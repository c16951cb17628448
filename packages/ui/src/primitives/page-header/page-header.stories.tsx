import type { Meta, StoryObj } from '@storybook/react-vite';

import { Frame, StateGrid } from '../../story-kit';
import { Button } from '../button';
import { PageHeader, type PageHeaderProps } from './page-header';
import { componentDocs } from './page-header.docs';

const meta = {
  title: 'Primitives/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: { title: 'Active Numbers' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  TitleOnly: { title: 'Settings' },
  WithDescription: { title: 'Buy SMS Number', description: 'Choose a country, a service and an operator.' },
  WithActions: { title: 'Active Numbers', actions: <Button>Refresh</Button> },
} satisfies Record<string, PageHeaderProps>;

export const Playground: Story = {};
export const TitleOnly: Story = { tags: ['state'], args: states.TitleOnly };
export const WithDescription: Story = { tags: ['state'], args: states.WithDescription };
export const WithActions: Story = { tags: ['state'], args: states.WithActions };
export const Narrow: Story = {
  tags: ['edge'],
  args: { ...states.WithDescription, ...states.WithActions },
  render: (args) => (
    <Frame width={280}>
      <PageHeader {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  render: () => <StateGrid columns={1} states={states} render={(args) => <PageHeader {...args} />} />,
};

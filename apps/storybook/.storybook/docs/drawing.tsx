import { Section } from './section';

/** The parameter `design` of a component, in the form of Storybook's addon for designs. */
export interface Design {
  readonly type: 'image' | 'figma' | 'figspec' | 'link';
  readonly url: string;
  /** Default: 'Drawing'. */
  readonly name?: string;
}

/** The drawing of a component: an image itself, else a link to it. */
export const Drawing = ({ type, url, name = 'Drawing' }: Design) => (
  <Section title="Drawing">
    <a href={url} target="_blank" rel="noreferrer" className="text-accent hover:underline">
      {type === 'image' ? (
        <img src={url} alt={name} className="max-h-120 w-full rounded-card border border-line bg-white" />
      ) : (
        name
      )}
    </a>
  </Section>
);

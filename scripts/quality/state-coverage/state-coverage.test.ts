import { describe, expect, it } from 'vitest';
import { componentGaps, components, type Gap } from './checks/components';
import { docsPageGaps } from './checks/docs-pages';
import { domainGaps, unions, unusedAliases } from './checks/domain';
import { inheritedArgs } from './checks/inherited-args';
import { controls, policyBreaches } from './checks/policy';
import { scenarioGaps, scenarioIds } from './checks/scenarios';
import { misnamed } from './checks/titles';
import { exemptions } from './exemptions';
import { storyFiles } from './program/stories';

const isExempt = ({ subject }: Gap, exemption: string): boolean =>
  subject === exemption || subject.startsWith(`${exemption}.`) || subject.startsWith(`${exemption}=`);

const open = (gaps: readonly Gap[]): readonly string[] => {
  const owed = gaps.filter((gap) => !Object.keys(exemptions).some((exemption) => isExempt(gap, exemption)));
  return [...new Set(owed.map(({ message }) => message))];
};

it('state coverage finds the stories, the components, the states of the domain and the scenarios', () => {
  expect(storyFiles.length).toBeGreaterThan(100);
  expect(components.length).toBeGreaterThan(100);
  expect(unions.length).toBeGreaterThan(30);
  expect(scenarioIds.length).toBeGreaterThan(30);
});

describe('a story shows', () => {
  it('a story shows every component, and every member of its props', () => {
    expect(open(componentGaps)).toEqual([]);
  });

  it('a story shows every state, reason and error of the domain', () => {
    expect(open(domainGaps)).toEqual([]);
  });

  it('a story shows every scenario', () => {
    expect(open(scenarioGaps)).toEqual([]);
  });
});

it('no story of a state has args inherited from another', () => {
  expect(inheritedArgs).toEqual([]);
});

it('every component has a docs page', () => {
  expect(open(docsPageGaps)).toEqual([]);
});

it('every component has the same name in Storybook and in the code', () => {
  expect(misnamed).toEqual([]);
});

describe('docs/ui-kit.md', () => {
  it('docs/ui-kit.md lists the six controls', () => {
    expect(controls.toSorted()).toEqual([
      'Checkbox',
      'PasswordField',
      'SearchField',
      'Select',
      'Switch',
      'TextField',
    ]);
  });

  it('components follow the conventions of docs/ui-kit.md: ref and id, controls, className, error', () => {
    expect(policyBreaches).toEqual([]);
  });
});

describe('no entry is unused', () => {
  it('exemptions.ts has no unused entry', () => {
    const gaps = [...componentGaps, ...domainGaps, ...scenarioGaps, ...docsPageGaps];
    const needless = Object.keys(exemptions).filter(
      (exemption) => !gaps.some((gap) => isExempt(gap, exemption)),
    );
    expect(needless).toEqual([]);
  });

  it('aliases.ts has no unused entry', () => {
    expect(unusedAliases).toEqual([]);
  });
});

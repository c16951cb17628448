import { describe, expect, it } from 'vitest';
import { componentGaps, components, type Gap } from './checks/components';
import { domainGaps, needlessNames, unions } from './checks/domain';
import { exemptions } from './exemptions';
import { guideGaps } from './checks/docs-pages';
import { inherited } from './checks/inherited-args';
import { controls, policyBreaches } from './checks/policy';
import { scenarioGaps, scenarioIds } from './checks/scenarios';
import { storyFiles } from './program/stories';
import { misnamed } from './checks/titles';

const isExempt = ({ subject }: Gap, exemption: string): boolean =>
  subject === exemption || subject.startsWith(`${exemption}.`) || subject.startsWith(`${exemption}=`);

const open = (gaps: readonly Gap[]): readonly string[] => {
  const owed = gaps.filter((gap) => !Object.keys(exemptions).some((exemption) => isExempt(gap, exemption)));
  return [...new Set(owed.map(({ message }) => message))];
};

it('finds the stories, the components, the states of the domain and the scenarios', () => {
  expect(storyFiles.length).toBeGreaterThan(100);
  expect(components.length).toBeGreaterThan(100);
  expect(unions.length).toBeGreaterThan(30);
  expect(scenarioIds.length).toBeGreaterThan(30);
});

describe('a story shows', () => {
  it('every component, and every member of what it takes', () => {
    expect(open(componentGaps)).toEqual([]);
  });

  it('every state, reason and error of the domain', () => {
    expect(open(domainGaps)).toEqual([]);
  });

  it('every scenario', () => {
    expect(open(scenarioGaps)).toEqual([]);
  });
});

it('shows a state without what another brings along', () => {
  expect(inherited).toEqual([]);
});

it('has a guide for every component', () => {
  expect(open(guideGaps)).toEqual([]);
});

it('names every component as the code does', () => {
  expect(misnamed).toEqual([]);
});

describe('docs/ui-kit.md', () => {
  it('speaks of the six controls', () => {
    expect(controls.toSorted()).toEqual([
      'Checkbox',
      'PasswordField',
      'SearchField',
      'Select',
      'Switch',
      'TextField',
    ]);
  });

  it('is what components have in common: ref and id, controls, className, error', () => {
    expect(policyBreaches).toEqual([]);
  });
});

describe('nothing is listed in vain', () => {
  it('in exemptions.ts', () => {
    const gaps = [...componentGaps, ...domainGaps, ...scenarioGaps, ...guideGaps];
    const needless = Object.keys(exemptions).filter(
      (exemption) => !gaps.some((gap) => isExempt(gap, exemption)),
    );
    expect(needless).toEqual([]);
  });

  it('in seen-as.ts', () => {
    expect(needlessNames).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest'
import { exportsOf } from './api.js'

const FILES = {
  'dist/index.d.ts': `/** The package. */
export * from './all.ts';
export { one, type Two } from './some.ts';
//# sourceMappingURL=index.d.ts.map`,
  'dist/all.d.ts': `import type { Two } from './some.ts';
/** A match. */
export declare class Match {
    #private;
    readonly two: Two;
    private constructor();
    /** The moves. */
    moves(): string[];
}
type Hidden = string;
export type Outcome = {
    readonly ok: true;
} | {
    readonly ok: false;
};
export {};
`,
  'dist/some.d.ts': `/**
 * Says
 * one.
 */
export declare function one(): number;
export declare const three: number;
export interface Two {
    readonly two: 2;
}
`,
}
const found = exportsOf('dist/index.d.ts', (file) => FILES[file])

describe('the reference pages', () => {
  it('have everything that is exported, through other files too, and nothing else', () => {
    expect(found.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'value Match',
      'type Outcome',
      'value one',
      'type Two',
    ])
  })

  it('show declarations without private parts, with the comments on their members', () => {
    expect(found[0].code).toBe(`class Match {
  readonly two: Two;
  /** The moves. */
  moves(): string[];
}`)
    expect(found[1].code).toBe(`type Outcome = {
  readonly ok: true;
} | {
  readonly ok: false;
};`)
  })

  it('show the comment on a declaration as text, and no comment of another one', () => {
    expect(found.map(({ doc }) => doc)).toEqual(['A match.', '', 'Says\none.', ''])
  })
})

import { oneOf, type OptionsOf } from '@spellendoos/kernel'

export const options = { bottoms: oneOf('after-any', 'after-all') }
export type Options = OptionsOf<typeof options>

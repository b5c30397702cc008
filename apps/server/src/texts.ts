import { registerTexts } from '@spellendoos/kernel/node'

// The same path works from the sources and from the build.
registerTexts('server', new URL('../src/', import.meta.url))

import { keepTextsOf } from '@spellendoos/kernel/node'

// The same path works from the sources and from the build.
keepTextsOf('cli', new URL('../src/', import.meta.url))

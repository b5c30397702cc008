import { keepTextsOf } from '@spellendoos/kernel/node'

// From the sources as from what is built.
keepTextsOf('cli', new URL('../src/', import.meta.url))

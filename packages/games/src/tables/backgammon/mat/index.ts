/** Match files in the format of Jellyfish (.mat), read and written. */
export { readMat, type MatMatch, type MatPart } from './read.ts'
export { writeMat, type WrittenPart } from './write.ts'
/** The game of these files. */
export { game } from '../index.ts'

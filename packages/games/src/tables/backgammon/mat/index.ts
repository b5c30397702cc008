/** Match files in the form of Jellyfish (.mat), read and written. */
export { readMat, type MatMatch, type MatPart } from './read.ts'
export { writeMat, type WrittenPart } from './write.ts'
/** The game these files are of. */
export { game } from '../index.ts'

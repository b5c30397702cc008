export * from './plan.ts'
export * from './shapes.ts'
export * from './pattern-judge.ts'

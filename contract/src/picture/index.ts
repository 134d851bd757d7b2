export * from './limits.ts'
export type * from './schemas.ts'

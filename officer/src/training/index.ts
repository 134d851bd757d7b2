export { encodeModel } from '#reader/model.ts'
export { type Row, readCorpus, TEST_AUTHORS } from './corpus.ts'
export { trainReader } from './train.ts'

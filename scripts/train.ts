/**
 * `npm run train`: writes what the officer's reader has learned from `officer/corpus` (`officer/src/reader/reader.model.bin`). The same
 * corpus makes the same file. `npm run bench -- officer` then says what it is worth.
 */
import { writeFileSync } from 'node:fs'
import { encodeModel, trainReader } from '@octavo/officer/training'

const began = performance.now()
const model = trainReader()
const file = encodeModel(model)
writeFileSync(new URL('../officer/src/reader/reader.model.bin', import.meta.url), file)
console.log(
  `reader ${model.version}: ${(file.length / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1000).toFixed(0)} s; ` +
    `likely from ${model.threshold.toFixed(3)} on`,
)

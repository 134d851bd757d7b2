import { expect, it } from 'vitest'
import { programFor } from './program.ts'

it('is a source when somebody brings makers of their own, which are sources', () => {
  expect(programFor({ mixer: 'file:///plain.mixer.ts' }).file.pathname).toMatch(/task\.process\.ts$/)
})

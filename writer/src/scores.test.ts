import { scoreScript } from '@octavo/officer'
import { describe, expect, it } from 'vitest'
import { brands, emptyMemory, writeBatch } from './request.fixture.ts'

const WEEKS = 7

describe('scripts of the built-in writer', () => {
  it('pass the compliance officer, sound human and are built to be watched, at least 95 of 100; its reader suspects 1 of 100 at most', () => {
    const verdicts: { passes: boolean; suspected: boolean; told: string }[] = []
    for (const brand of Object.values(brands)) {
      const memory = emptyMemory()
      for (let week = 1; week <= WEEKS; week++) {
        const presenter = week % 2 === 0
        const scripts = writeBatch(brand, memory, week, { presenter })
        for (const [index, script] of scripts.entries()) {
          const format = index === 2 ? 'long' : 'short'
          const { score, humanityScore, viralScore, issues } = scoreScript(
            { ...script, format },
            { niche: brand.niche, presenter },
          )
          const found = issues.map(({ ruleId, quote }) => `${ruleId}: ${quote}`).join(', ')
          verdicts.push({
            suspected: issues.some(({ likely }) => likely !== undefined),
            passes: score >= 80 && humanityScore >= 70 && viralScore >= 75,
            told: `${brand.name}: ${script.title} (${score}, ${humanityScore}, ${viralScore}) ${found}`,
          })
        }
      }
    }
    expect(verdicts.length).toBeGreaterThanOrEqual(200)
    const failing = verdicts.filter(({ passes }) => !passes).map(({ told }) => told)
    expect(failing.length / verdicts.length, failing.join('\n')).toBeLessThanOrEqual(0.05)
    const suspected = verdicts.filter((one) => one.suspected).map(({ told }) => told)
    expect(suspected.length / verdicts.length, suspected.join('\n')).toBeLessThanOrEqual(0.01)
  })
})

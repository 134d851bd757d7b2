import { NoPictures } from './pictures.ts'

/** How often a source may be asked. Not every refusal says until when it holds, so the questions are counted here. */
export function allowance({ most, everyMs }: { most: number; everyMs: number }, now: () => number = Date.now) {
  let asked: number[] = []
  let restsUntil = 0
  return {
    /** Counts one more question, or throws where there is none left. */
    take(): void {
      asked = asked.filter((at) => at > now() - everyMs)
      if (now() < restsUntil || asked.length >= most) throw new NoPictures('limit')
      asked.push(now())
    },
    restFor(ms: number): void {
      restsUntil = Math.max(restsUntil, now() + ms)
    },
  }
}

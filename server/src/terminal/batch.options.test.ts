import { BRAND_DEFAULTS } from '@octavo/contract/brand'
import { describe, expect, it } from 'vitest'
import { type BatchOptions, HELP, readOptions, WrongOption } from './batch.options.ts'

const read = (line: string) => readOptions(['--name', 'Kiln', ...line.split(' ').filter(Boolean)])

describe('the options of the batch command', () => {
  it('need a name and nothing else', () => {
    expect(read('')).toEqual({
      name: 'Kiln',
      niche: BRAND_DEFAULTS.niche,
      tone: BRAND_DEFAULTS.tone,
      description: '',
      color: BRAND_DEFAULTS.primaryColor,
      persona: '',
      avatar: BRAND_DEFAULTS.avatarMode,
      out: 'films',
      shorts: 7,
      long: 1,
    })
  })

  it.each<[string, Partial<BatchOptions>]>([
    ['--shorts 2 --long 0', { shorts: 2, long: 0 }],
    ['--shorts 0', { shorts: 0, long: 1 }],
    ['--shorts 1 --long 0 --seconds 15', { seconds: 15 }],
    ['--long 0 --seconds 60', { seconds: 60 }],
    ['--shorts 0 --seconds 300', { seconds: 300 }],
    ['--seconds 50', { seconds: 50 }],
    ['--seed 0', { seed: 0 }],
    ['--seed 2147483647', { seed: 2147483647 }],
    ['--color #0d9488', { color: '#0d9488' }],
    ['--out /tmp/x', { out: '/tmp/x' }],
    ['--shorts=3', { shorts: 3 }],
    ['--trade potter --place Leeds --audience beginners', { trade: 'potter', place: 'Leeds', audience: 'beginners' }],
    ['--logo kiln.png --pictures shop', { logo: 'kiln.png', pictures: 'shop' }],
  ])('%s is understood', (line, meant) => {
    expect(read(line)).toMatchObject(meant)
  })

  it('take texts of several words', () => {
    expect(
      readOptions(['--name', 'Kiln & Co', '--niche', 'Marketing & Sales', '--avatar', 'Fixed Avatar']),
    ).toMatchObject({
      name: 'Kiln & Co',
      niche: 'Marketing & Sales',
      avatar: 'Fixed Avatar',
    })
  })

  it.each([
    ['--shorts 8', '--shorts'],
    ['--shorts -1', '--shorts'],
    ['--shorts two', '--shorts'],
    ['--shorts 1.5', '--shorts'],
    ['--long 2', '--long'],
    ['--seed x', '--seed'],
    ['--seed 2147483648', '--seed'],
    ['--niche Gardening', '--niche'],
    ['--tone Loud', '--tone'],
    ['--color blue', '--color'],
    ['--avatar Robot', '--avatar'],
    ['--out=', '--out'],
    ['--logo=', '--logo'],
    [`--trade ${'x'.repeat(81)}`, '--trade'],
    ['--shorts 0 --long 0', 'there is nothing to make'],
    ['--seconds 14 --long 0', 'can be 15 to 60 seconds long'],
    ['--seconds 61 --long 0', 'can be 15 to 60 seconds long'],
    ['--seconds 44 --shorts 0', 'can be 45 to 300 seconds long'],
    ['--seconds 40', 'can be 45 to 60 seconds long'],
    ['--wrong', "Unknown option '--wrong'"],
    ['stray', 'stray'],
  ])('%s is refused in one line that names it', (line, named) => {
    const refusal = refusalOf(() => read(line))
    expect(refusal).toContain(named)
    expect(refusal.split('\n')).toHaveLength(1)
  })

  it('are refused without a name', () => {
    expect(refusalOf(() => readOptions([]))).toContain('--name')
  })

  it('are explained, each of them, when asked for', () => {
    expect(readOptions(['--help'])).toBe('help')
    expect(readOptions(['-h', '--shorts', '99'])).toBe('help')
    const names = Object.keys(
      read(
        `--seed 1 --long 0 --seconds 20 --trade a --place b --audience c --logo d --pictures e --facts f --link g`,
      ) as BatchOptions,
    )
    for (const name of names) expect(HELP).toContain(`--${name} `)
  })
})

function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(WrongOption)
    return (error as Error).message
  }
  throw new Error('It was not refused')
}

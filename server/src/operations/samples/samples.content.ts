/** What stands in a sample workspace: three of the presets, and one short film of the first. */
import { BRAND_DEFAULTS, BRAND_PRESETS } from '@octavo/contract/brand'
import { SAMPLE_BRANDS } from '@octavo/contract/sample-workspace'

export const SAMPLE_PRESETS = SAMPLE_BRANDS.flatMap((name) =>
  BRAND_PRESETS.filter((preset) => preset.name === name),
).map((preset) => ({ ...preset, avatarMode: BRAND_DEFAULTS.avatarMode, sample: true }))

const HOOK = 'Why does nobody read your shop window?'
const CALL = 'Save this for your next Sunday evening.'
const BODY = `${HOOK} Because it shows twenty things at once. Pick one. Put it at eye level, light it well, and leave space around it. Then change it every Monday. ${CALL}`

export const SAMPLE_SCRIPT = {
  title: 'Why nobody reads your window',
  body: BODY,
  hook: HOOK,
  callToAction: CALL,
  hashtags: ['#shopwindow', '#smallbusiness'],
  format: 'short',
  writtenBy: 'Sample',
  sample: true,
} as const

/** Everybody's sample film is the same one. */
export const SAMPLE_SEED = 20_261_120

import { OPERATION_LIMITS, type StartConfig } from '@octavo/contract/operation'

/** The start configuration as it is typed. */
export type StartFormValues = Pick<StartConfig, 'operationalMode' | 'humanOversightRequired' | 'learningMode'> & {
  maxDailyVideos: string
  maxChannelsPerBrand: string
}

export const formOfConfig = (config: StartConfig): StartFormValues => ({
  operationalMode: config.operationalMode,
  humanOversightRequired: config.humanOversightRequired,
  learningMode: config.learningMode,
  maxDailyVideos: String(config.maxDailyVideos),
  maxChannelsPerBrand: String(config.maxChannelsPerBrand),
})

/** What is sent; what no one can change keeps its value. */
export const configOfForm = (values: StartFormValues): StartConfig => ({
  ...values,
  maxDailyVideos: Number(values.maxDailyVideos),
  maxChannelsPerBrand: Number(values.maxChannelsPerBrand),
  complianceLevel: 'unbreakable',
  emergencyShutdownEnabled: true,
})

/** What is wrong: only the number of channels can be. */
export function problemsOf({ maxChannelsPerBrand: text }: StartFormValues): { maxChannelsPerBrand?: string } {
  const most = OPERATION_LIMITS.maxChannelsPerBrand
  const fits = /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
  return fits ? {} : { maxChannelsPerBrand: `Please give a whole number from 1 to ${most}` }
}

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

/** What is wrong with the number of channels. */
export function channelsError({ maxChannelsPerBrand: text }: StartFormValues): string | undefined {
  const most = OPERATION_LIMITS.maxChannelsPerBrand
  const fits = /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
  return fits ? undefined : `Please give a whole number from 1 to ${most}`
}

export const isSameForm = (one: StartFormValues, other: StartFormValues): boolean =>
  (Object.keys(one) as (keyof StartFormValues)[]).every((key) => one[key] === other[key])

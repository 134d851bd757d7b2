/** The businesses of a sample workspace, each with a film. */
export const SAMPLE_NAMES = ['pottery', 'plumber', 'dentist', 'dance'] as const
export type SampleName = (typeof SAMPLE_NAMES)[number]

/** Their films as everybody may watch them, with posters and captions. */
export const sampleFilmFiles = {
  film: (name: SampleName) => `/api/sample-films/${name}.mp4`,
  poster: (name: SampleName) => `/api/sample-films/${name}.jpg`,
  captions: (name: SampleName) => `/api/sample-films/${name}.vtt`,
}

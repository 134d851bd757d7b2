/** Which of the presets stand in a sample workspace; the first one has the film. */
export const SAMPLE_BRANDS = ['Front Window', 'Signal Desk', 'Quiet Focus'] as const

import { useVoices } from '#api/avatar-video.queries.ts'

/** How a voice is called; until that is known, as it is named in an order. */
export function useVoiceName(id: string): string {
  const { data: voices } = useVoices()
  return voices?.find((voice) => voice.id === id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1)
}

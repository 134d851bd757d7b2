import { filmFolder } from '#films/videos/index.ts'

/** Where the sound of a recording is kept: it goes with the film's folder. */
export const recordingKey = ({ accountId, videoId, id }: { accountId: string; videoId: string; id: string }): string =>
  `${filmFolder(accountId, videoId)}/recordings/${id}.wav`

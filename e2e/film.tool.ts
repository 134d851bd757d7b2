/** What an outside ffprobe and ffmpeg say of a film; node-av says it where they are not installed. */
import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What a filter noted of one frame: `lavfi.black_start`, for example, with its value. */
export type Reading = { seconds: number; notes: Record<string, string> }
export type StreamFacts = {
  codec_type: string
  codec_name: string
  width: number
  height: number
  avg_frame_rate: string
  duration: string
}
export type FilmTool = {
  name: 'ffmpeg' | 'node-av'
  facts(file: string): Promise<StreamFacts[]>
  /** What a chain of filters notes, frame by frame. */
  readings(file: string, kind: 'video' | 'audio', filter: string): Promise<Reading[]>
  /** The sound as it is heard, mixed to one channel. */
  sound(file: string, sampleRate: number): Promise<Float32Array>
}

const PROCESS = fileURLToPath(new URL('./film.tool.process.ts', import.meta.url))
const TSX = import.meta.resolve('tsx')
const MONO = (sampleRate: number) => `aresample=${sampleRate},aformat=sample_fmts=flt:channel_layouts=mono`

type Commands = {
  facts(file: string): string[]
  readings(file: string, kind: 'video' | 'audio', filter: string): string[]
  sound(file: string, sampleRate: number): string[]
}

const FFMPEG: Commands = {
  facts: (file) => ['ffprobe', '-v', 'error', '-show_streams', '-of', 'json', file],
  readings: (file, kind, filter) =>
    kind === 'video'
      ? ['ffmpeg', '-v', 'error', '-i', file, '-an', '-vf', `${filter},metadata=print:file=-`, '-f', 'null', '-']
      : ['ffmpeg', '-v', 'error', '-i', file, '-vn', '-af', `${filter},ametadata=print:file=-`, '-f', 'null', '-'],
  sound: (file, sampleRate) => [
    'ffmpeg',
    '-v',
    'error',
    '-i',
    file,
    '-vn',
    '-af',
    MONO(sampleRate),
    '-f',
    'f32le',
    '-',
  ],
}

const nodeAv = (...args: string[]) => [process.execPath, '--import', TSX, PROCESS, ...args]
const NODE_AV: Commands = {
  facts: (file) => nodeAv('facts', file),
  readings: (file, kind, filter) => nodeAv(kind, file, filter),
  sound: (file, sampleRate) => nodeAv('sound', file, MONO(sampleRate)),
}

/** The system's ffprobe and ffmpeg when both are on the PATH, else node-av. */
export async function findFilmTool(): Promise<FilmTool> {
  const asked = ['ffprobe', 'ffmpeg'].map((program) => promisify(execFile)(program, ['-version']))
  const there = await Promise.all(asked).then(
    () => true,
    () => false,
  )
  return there ? toolOf('ffmpeg', FFMPEG) : toolOf('node-av', NODE_AV)
}

export const nodeAvTool = (): FilmTool => toolOf('node-av', NODE_AV)

const toolOf = (name: FilmTool['name'], commands: Commands): FilmTool => ({
  name,
  facts: async (file) => JSON.parse(String(await output(commands.facts(file)))).streams as StreamFacts[],
  readings: async (file, kind, filter) => readingsOf(String(await output(commands.readings(file, kind, filter)))),
  async sound(file, sampleRate) {
    const bytes = await output(commands.sound(file, sampleRate))
    return new Float32Array(new Uint8Array(bytes).buffer)
  },
})

async function output([program = '', ...args]: string[]): Promise<Buffer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  let complaint = ''
  child.stdout.on('data', (piece: Buffer) => said.push(piece))
  child.stderr.on('data', (piece: Buffer) => {
    complaint += piece
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaint.trim()}`)
  return Buffer.concat(said)
}

function readingsOf(text: string): Reading[] {
  const readings: Reading[] = []
  for (const line of text.split('\n')) {
    const seconds = line.match(/pts_time:(\S+)/)?.[1]
    const [key = '', value] = line.split('=')
    if (seconds !== undefined) readings.push({ seconds: Number(seconds), notes: {} })
    else if (value !== undefined) readings.at(-1)!.notes[key] = value
  }
  return readings
}

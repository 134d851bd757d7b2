/** How a look leads from one part of a film to the next: its sheet, its dip of light or its disc covers the one and bares the other. */
import type { Canvas2D, DrawEnv, Layer } from '#draw/layer.ts'
import { drawnSize } from '#draw/layer.ts'
import type { Shot, Size } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { disc } from './kit.ts'
import type { Tones } from './tones.ts'

/** So many frames cover what goes, and as many bare what comes. */
const FRAMES = 4

/** What a sheet is painted for: `edge` pixels of it stand out on the sides that lead and follow. */
export type SheetPlace = Size & { ctx: Canvas2D; env: DrawEnv; t: Tones; u: number; edge: number }

export type Turn =
  /** A sheet that passes over the frame, from the left or from below; `edge` in units of the frame. */
  | { by: 'sheet'; way: 'right' | 'up'; edge: number; paint(place: SheetPlace): void }
  /** The light goes down and up again. */
  | { by: 'dip'; color(t: Tones): string }
  /** A disc grows over the frame, and opens. */
  | { by: 'disc'; colors(t: Tones): readonly [edge: string, inner: string] }

type TurnStage = { turn: Turn; t: Tones; env: DrawEnv; size: Size & { unit: number }; shot: Shot }

/** From -1 (nothing of it is there yet) by 0 (it covers everything) to 1 (it is gone); undefined on other frames. */
function passage({ transition, leads, startMs, endMs }: Shot): (frame: number) => number | undefined {
  const [from, to] = [frameAt(startMs), frameAt(endMs)]
  return (frame) => {
    if (leads && frame >= to - FRAMES) return (frame - to + 1) / FRAMES
    if (transition && frame < from + FRAMES) return (frame - from) / FRAMES
    return undefined
  }
}

/** Over everything but captions and name: what is said goes on. */
export function turnLayers(stage: TurnStage): Layer[] {
  const { shot, turn, size } = stage
  if (!shot.transition && !shot.leads) return []
  const at = passage(shot)
  if (turn.by === 'sheet') return [sheetLayer(stage, turn, at)]
  const { width: w, height: h } = drawnSize(size)
  return [
    {
      name: 'turn',
      ...{ x: 0, y: 0, w, h },
      key: at,
      draw(ctx, frame) {
        const part = at(frame)
        if (part === undefined) return
        if (turn.by === 'dip') dip(ctx, { w, h }, turn.color(stage.t), part)
        else opening(ctx, { w, h }, turn.colors(stage.t), part)
      },
    },
  ]
}

const even = (v: number) => Math.round(v / 2) * 2

type Sheet = Extract<Turn, { by: 'sheet' }>

function sheetLayer({ t, env, size }: TurnStage, sheet: Sheet, at: (frame: number) => number | undefined): Layer {
  const { width, height } = drawnSize(size)
  const edge = Math.ceil((sheet.edge * size.unit) / 8) * 8
  const [w, h] = sheet.way === 'right' ? [width + 2 * edge, height] : [width, height + 2 * edge]
  return {
    name: 'turn',
    ...{ x: 0, y: 0, w, h },
    key: (frame) => (at(frame) === undefined ? undefined : 0),
    draw: (ctx) => sheet.paint({ ctx, env, t, u: size.unit, edge, width: w, height: h }),
    shift(frame) {
      const part = at(frame) ?? 0
      return sheet.way === 'right'
        ? { x: even(part * (width + edge) - edge), y: 0 }
        : { x: 0, y: even(-part * (height + edge) - edge) }
    },
  }
}

type Field = { w: number; h: number }

function dip(ctx: Canvas2D, { w, h }: Field, color: string, part: number): void {
  ctx.globalAlpha = 1 - Math.abs(part)
  ctx.fillStyle = color
  ctx.fillRect(0, 0, w, h)
  ctx.globalAlpha = 1
}

function opening(ctx: Canvas2D, { w, h }: Field, [edge, inner]: readonly [string, string], part: number): void {
  const reach = Math.hypot(w, h) / 2
  const [x, y] = [w / 2, h / 2]
  if (part <= 0) {
    const r = reach * (1 + part)
    disc(ctx, x, y, r * 1.06, edge)
    disc(ctx, x, y, r, inner)
    return
  }
  const hole = (r: number, color: string) => {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.rect(0, 0, w, h)
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill('evenodd')
  }
  hole(reach * part, edge)
  hole(reach * part * 1.1, inner)
}

/** What it was and what it is now: the first fills the stage until the second wipes over half of it. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { easeBack, easeInOut, easeOut, mix, progress } from '#draw/motion.ts'
import { type Fitted, fitAlike, write } from '#draw/text.fit.ts'
import { withFiguresWhole, wordsIn } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { card, placed, roundRect, spokenTimes } from './parts.ts'

const WIPE_MS = 650
const TAGS = ['Before', 'After'] as const

type Half = { text: Fitted; tag: Fitted }

export function beforeAfterArt(scene: Extract<Scene, { kind: 'before-after' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, wide } = stage
  const high = Math.min(whole.h - 40 * u, (wide ? 620 : 960) * u)
  const frame = { x: whole.x + 14 * u, y: whole.y + (whole.h - high) / 2 - 6 * u, w: whole.w - 28 * u, h: high }
  const room = wide ? { w: frame.w / 2, h: frame.h } : { w: frame.w, h: frame.h / 2 }
  const tags = [...(scene.tags ?? TAGS)]
  const [before, after] = halvesOf(stage, [scene.before, scene.after], tags, room)
  const heard = spokenTimes(stage, wordsIn(scene.after)).find((at) => at > 500) ?? stage.lasts * 0.45
  const turn = Math.max(400, Math.min(heard - 120, stage.lasts - 1300))
  return {
    cues: [
      { at: 0, lasts: 450 },
      { at: turn, lasts: WIPE_MS + 420 },
    ],
    paint(ctx, now) {
      const shown = easeOut(progress(now, 0, 420))
      const swept = easeInOut(progress(now, turn, WIPE_MS))
      const half = wide ? { ...frame, w: frame.w / 2 } : { ...frame, h: frame.h / 2 }
      const kept = wide ? { ...frame, w: mix(frame.w, half.w, swept) } : { ...frame, h: mix(frame.h, half.h, swept) }
      const won = wide
        ? { ...frame, x: frame.x + kept.w, w: frame.w - kept.w }
        : { ...frame, y: frame.y + kept.h, h: frame.h - kept.h }
      placed(
        ctx,
        { x: whole.x + whole.w / 2, y: whole.y + whole.h / 2, size: 0.94 + 0.06 * shown, alpha: shown },
        () => {
          ctx.translate(-whole.x - whole.w / 2, -whole.y - whole.h / 2)
          card(ctx, frame, u, look.card.fill, 44)
          const alone = mix(largest(before, frame, u), 1, swept)
          panel(ctx, before, kept, u, alone, { ink: look.card.muted, chip: look.card.muted, onChip: look.card.fill })
          if (swept <= 0) return
          const end = wide
            ? { ...won, x: frame.x + frame.w / 2, w: half.w }
            : { ...won, y: frame.y + frame.h / 2, h: half.h }
          ctx.save()
          ctx.beginPath()
          ctx.roundRect(won.x, won.y, won.w, won.h, corners(wide, 44 * u))
          ctx.fillStyle = look.accent
          ctx.fill()
          ctx.clip()
          panel(ctx, after, end, u, 1, { ink: look.onAccent, chip: look.onAccent, onChip: look.accent })
          ctx.restore()
          const seam = wide ? { x: won.x, y: frame.y + frame.h / 2 } : { x: frame.x + frame.w / 2, y: won.y }
          placed(ctx, { ...seam, size: easeBack(progress(now, turn, 380)) }, () =>
            handle(ctx, u, wide, look.second, look.onSecond),
          )
        },
      )
    },
  }
}

const corners = (wide: boolean, r: number): number[] => (wide ? [0, r, r, 0] : [0, 0, r, r])

function halvesOf(stage: Stage, texts: string[], tags: string[], room: { w: number; h: number }): [Half, Half] {
  const u = stage.unit
  const short = texts.every((text) => text.length < 14)
  const tag = { w: room.w - 140 * u, h: 56 * u, max: 40 * u, min: 22 * u, lines: 1, leading: 1.1 }
  const text = { w: room.w - 120 * u, h: room.h - 190 * u, max: (short ? 112 : 78) * u, min: 28 * u, leading: 1.16 }
  const [before, after] = fitAlike(stage.measure, texts.map(withFiguresWhole), text)
  const [was, is] = fitAlike(stage.measure, tags, tag)
  return [
    { text: before!, tag: was! },
    { text: after!, tag: is! },
  ]
}

const heightOf = ({ text, tag }: Half, u: number) => tag.h + 50 * u + text.h

/** How much larger the first half may be while it has the stage to itself. */
const largest = (half: Half, box: Box, u: number) =>
  Math.max(1, Math.min(1.5, (box.w - 90 * u) / Math.max(half.text.w, 1), (box.h - 120 * u) / heightOf(half, u)))

type Tone = { ink: string; chip: string; onChip: string }

function panel(ctx: Canvas2D, half: Half, box: Box, u: number, size: number, tone: Tone): void {
  const { text, tag } = half
  placed(ctx, { x: box.x + box.w / 2, y: box.y + box.h / 2, size }, () => {
    const y = -heightOf(half, u) / 2
    roundRect(ctx, { x: -tag.w / 2 - 28 * u, y, w: tag.w + 56 * u, h: tag.h + 24 * u }, 40 * u, tone.chip)
    write(ctx, tag, 0, y + 12 * u, 'center', tone.onChip)
    write(ctx, text, 0, y + tag.h + 50 * u, 'center', tone.ink)
  })
}

/** The grip that moves the seam. */
function handle(ctx: Canvas2D, u: number, wide: boolean, fill: string, ink: string): void {
  if (wide) ctx.rotate(Math.PI / 2)
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(0, 0, 38 * u, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = 8 * u
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const way of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(-12 * u, way * 9 * u)
    ctx.lineTo(0, way * 21 * u)
    ctx.lineTo(12 * u, way * 9 * u)
    ctx.stroke()
  }
}

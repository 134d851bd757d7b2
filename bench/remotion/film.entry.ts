/**
 * What Remotion films, in its browser: a canvas on which the studio's own preview draws the plan, with the same drawing code as
 * the renderer and each layer kept until its key changes. So both draw the same, and only the way to a film differs.
 */
import { type DrawEnv, type FilmPlan, FPS, fontName, fontsOf } from '@octavo/renderer/draw'
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Composition, continueRender, delayRender, registerRoot, staticFile, useCurrentFrame } from 'remotion'
import { FilmPainter } from '../../web/src/parts/film-preview/film-painter.ts'

type Given = { plan: FilmPlan }

const NO_PLAN = { width: 1080, height: 1920, durationMs: 1000, brand: { name: '', color: '#000' } } as FilmPlan

function Film({ plan }: Given) {
  const frame = useCurrentFrame()
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<FilmPainter>(undefined)
  const [fonts] = useState(() => delayRender('Fonts'))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void loadFonts(plan).then(() => setReady(true))
  }, [plan])
  useLayoutEffect(() => {
    const target = canvas.current?.getContext('2d', { alpha: false })
    if (!isReady || !target) return
    painter.current ??= new FilmPainter(plan, { createCanvas }, 1)
    painter.current.paint(target, (frame * 1000) / FPS)
    continueRender(fonts)
  }, [frame, plan, isReady, fonts])
  return createElement('canvas', { ref: canvas, width: plan.width, height: plan.height })
}

async function loadFonts(plan: FilmPlan): Promise<void> {
  const faces = fontsOf(plan).map((font) => {
    const address = staticFile(fontName(font))
    return new FontFace(font.family, `url("${address}")`, { weight: String(font.weight) }).load()
  })
  for (const face of await Promise.all(faces)) document.fonts.add(face)
}

const createCanvas: DrawEnv['createCanvas'] = (w, h) => {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  return canvas as unknown as ReturnType<DrawEnv['createCanvas']>
}

registerRoot(() =>
  createElement(Composition<Given>, {
    id: 'film',
    component: Film,
    fps: FPS,
    width: NO_PLAN.width,
    height: NO_PLAN.height,
    durationInFrames: FPS,
    defaultProps: { plan: NO_PLAN },
    calculateMetadata: ({ props: { plan } }) => ({
      width: plan.width,
      height: plan.height,
      durationInFrames: Math.round((plan.durationMs * FPS) / 1000),
    }),
  }),
)

import qrcode from 'qrcode-generator'

/** Modules of rest on each side, as the standard wants. */
export const QUIET_ZONE = 4
/** Pixels of a module in a picture that is printed. */
const MODULE_PX = 24

/** Which modules of the QR code of a text are dark, row by row, without the rest around it. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => code.isDark(row, column)))
}

/** The runs of dark modules as one path, in units of a module, with the rest around it. */
export function qrPath(modules: boolean[][]): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`]
    }),
  )
  return runs.join('')
}

export const qrSize = (modules: boolean[][]): number => modules.length + 2 * QUIET_ZONE

/** A picture of its own, dark on white whatever it is shown on. */
export function qrSvg(modules: boolean[][]): string {
  const size = qrSize(modules)
  const pixels = size * MODULE_PX
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${qrPath(modules)}"/></svg>`
}

/** The same as pixels. Null where a browser cannot draw it. */
export async function qrPng(modules: boolean[][]): Promise<Blob | null> {
  const size = qrSize(modules)
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE_PX
  canvas.height = size * MODULE_PX
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(MODULE_PX, MODULE_PX)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x + QUIET_ZONE, y + QUIET_ZONE, 1, 1)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

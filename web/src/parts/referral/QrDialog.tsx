import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Download } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'
import { qrModules, qrPath, qrPng, qrSize, qrSvg } from './qr.ts'

/** Hands a file to the browser's downloads. */
function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type QrDialogProps = { name: string; url: string; onClose: () => void }

/** A link as a picture that a phone's camera opens: on a counter, a bag, a slide. */
export default function QrDialog({ name, url, onClose }: QrDialogProps) {
  const modules = qrModules(url)
  const size = qrSize(modules)
  const file = `octavo-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
  const savePng = async () => {
    const png = await qrPng(modules)
    if (png) save(png, `${file}.png`)
    else
      toast({
        title: 'Not saved',
        description: 'This browser can’t draw the PNG. Download the SVG instead.',
        variant: 'destructive',
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`QR code: ${name}`}
      description="Point a phone’s camera at it to open the link."
      footer={
        <>
          <Button onClick={() => save(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), `${file}.svg`)}>
            <Download />
            SVG, for print
          </Button>
          <Button onClick={() => void savePng()}>
            <Download />
            PNG
          </Button>
        </>
      }
    >
      <svg
        role="img"
        aria-label={`QR code of ${url}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-72 rounded-lg bg-white"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={qrPath(modules)} />
      </svg>
      <p className="wrap-anywhere mt-3 text-center text-ink-2 text-sm">{url}</p>
    </Dialog>
  )
}

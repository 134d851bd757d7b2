import { messages } from '@octavo/contract/messages'
import { useRef, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import type { FieldAria } from '#ui/Field.tsx'
import { Upload } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { toast } from '#ui/toast.ts'
import { uploadLogo } from './logo.upload.ts'

type LogoUploadProps = FieldAria & { logoUrl: string | null; onChange: (logoUrl: string | null) => void }

function useUpload(onChange: (logoUrl: string) => void) {
  const [percent, setPercent] = useState<number | null>(null)
  const upload = async (file: File) => {
    setPercent(0)
    try {
      onChange(await uploadLogo(file, setPercent))
      toast(messages.brand.logoUploaded)
    } catch (error) {
      const why = error instanceof TypeError ? sentenceOf(error) : (error as Error).message
      toast({ title: 'Logo not uploaded', description: why, variant: 'destructive' })
    }
    setPercent(null)
  }
  return { percent, upload }
}

/** The brand's logo: chosen from a file, shown, changed or taken away. It counts once the brand is saved. */
export function LogoUpload({ logoUrl, onChange, id, ...aria }: LogoUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const { percent, upload } = useUpload(onChange)
  const pick = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void upload(file)
    // So that the same file can be chosen again after an error.
    if (input.current) input.current.value = ''
  }
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => pick(event.target.files)}
        {...aria}
      />
      <div className="flex flex-wrap items-center gap-2">
        {logoUrl && (
          <img
            src={logoUrl}
            alt="The brand's logo"
            className="h-9 w-14 rounded-md border border-line bg-sunken object-contain p-1"
          />
        )}
        <Button disabled={percent !== null} onClick={() => input.current?.click()}>
          <Upload />
          {logoUrl ? 'Change' : 'Choose a file'}
        </Button>
        {logoUrl && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {percent !== null && <Progress className="mt-2" label="Upload of the logo" value={percent} />}
    </div>
  )
}

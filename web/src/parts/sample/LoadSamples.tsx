import { sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { refreshSamples } from '#api/sample-workspace.queries.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'

const LOADED = {
  title: 'Sample workspace loaded',
  description:
    'See four businesses with a film each, and a week with its posts, numbers and contacts. It uses no credits.',
}

/** Fills an empty studio with labeled samples, for a look around. */
export function LoadSamples(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const cache = useQueryClient()
  const load = useMutation({
    mutationFn: () => call(sampleWorkspaceRoutes.load),
    onSuccess: () => toast(LOADED),
    onError: (error) => toast({ title: 'Samples not loaded', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => refreshSamples(cache),
  })
  return (
    <Button {...look} disabled={load.isPending} onClick={() => load.mutate()}>
      {load.isPending ? 'Loading samples...' : 'Load a sample workspace'}
    </Button>
  )
}

import { messages } from '@octavo/contract/messages'
import { productionRoutes, type UgcPackage } from '@octavo/contract/production'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { keepPackage, refreshPackages } from '#api/production.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import { toast } from '#ui/toast.ts'

const failed = (title: string) => (error: Error) =>
  toast({ title, description: sentenceOf(error), variant: 'destructive' })

/** Filming and removing packages, one or several. Asking twice makes one film. */
export function usePackageActions() {
  const cache = useQueryClient()
  const refresh = () => Promise.all([refreshPackages(cache), refreshVideos(cache), refreshStats(cache)])
  const film = useMutation({
    mutationFn: async (packages: readonly UgcPackage[]) => {
      for (const { id } of packages) {
        const reply = await call(productionRoutes.film, { params: { id } })
        keepPackage(cache, reply.package)
      }
    },
    onSuccess: (_, packages) =>
      toast({
        title: messages.video.started,
        ...(packages.length > 1 && { description: plural(packages.length, 'film') }),
      }),
    onError: failed('Film not ordered'),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: async (packages: readonly UgcPackage[]) => {
      for (const { id } of packages) await call(productionRoutes.remove, { params: { id } })
    },
    onSuccess: (_, packages) => toast({ title: `${plural(packages.length, 'package')} removed` }),
    onError: failed('Not removed'),
    onSettled: refresh,
  })
  return {
    busy: film.isPending || remove.isPending,
    film: film.mutate,
    remove: remove.mutate,
  }
}

import { type InterviewQuestionId, type InterviewReply, interviewRoutes } from '@octavo/contract/interview'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepBrand } from './brand.queries.ts'
import { call, keyOf, queryOf } from './call.ts'

const keyOfInterview = (id: string) => keyOf(interviewRoutes.get, { params: { id } })

/** What a brand's owner is asked, what was answered, and how much there is to say. */
export const useInterview = (id: string) => useQuery(queryOf(interviewRoutes.get, { params: { id } }))

/** The questions follow the brand's trade, and what there is to say follows all of it. */
export const refreshInterview = (cache: QueryClient, id: string) =>
  cache.invalidateQueries({ queryKey: keyOfInterview(id) })

/** Sends an answer, or that there is none; then the brand has its facts. */
export function useInterviewReply(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ question, reply }: { question: InterviewQuestionId; reply: InterviewReply }) =>
      call(interviewRoutes.reply, { params: { id, question }, body: reply }),
    onSuccess: ({ brand, interview }) => {
      keepBrand(cache, brand)
      cache.setQueryData(keyOfInterview(id), interview)
    },
  })
}

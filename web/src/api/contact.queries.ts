import { type Contact, type ContactFilter, type ContactSort, contactRoutes } from '@octavo/contract/contact'
import type { Reply } from '@octavo/contract/route'
import { segmentRoutes } from '@octavo/contract/segment'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

export type ContactDetail = Reply<typeof contactRoutes.get>

const PAGE = 50
const FOUND = 6

/** How many contacts there are, how many of them a campaign would reach, and how many more the plan has room for. */
export const useContactSummary = () => useQuery(queryOf(contactRoutes.summary))

const POLL_MS = 5000

/** How the last import stands that was too long for its call. */
export const useLastImport = () =>
  useQuery({ ...queryOf(contactRoutes.lastImport), refetchInterval: useFallbackPoll(POLL_MS) })

/** The contacts that fit, in their order, a page at a time. While other words are searched for, the last answer stays. */
export const useContacts = (filter: ContactFilter & { sort?: ContactSort }) =>
  useInfiniteQuery({
    queryKey: [...keyOf(contactRoutes.list), 'pages', filter],
    queryFn: ({ pageParam }) =>
      call(contactRoutes.list, { query: { ...filter, limit: PAGE, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })

/** How many contacts fit; asked for only where something is left out. */
export const useContactCount = (filter: ContactFilter) =>
  useQuery({
    ...queryOf(contactRoutes.count, { query: filter }),
    enabled: Object.keys(filter).length > 0,
    placeholderData: keepPreviousData,
  })

/** The tags in use, each with how many contacts have it. */
export const useTags = () => useQuery(queryOf(contactRoutes.tags))

/** What happened with a contact, the newest first. */
export const useMoments = (id: string) => useQuery(queryOf(contactRoutes.moments, { params: { id } }))

/** The few contacts that the server finds first; it is asked from two letters on. */
export const useFoundContacts = (search: string) =>
  useQuery({
    ...queryOf(contactRoutes.list, { query: { search, limit: FOUND } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

/** A contact with everything on record of what this person agreed to. */
export const useContact = (id: string) => useQuery(queryOf(contactRoutes.get, { params: { id } }))

/** Whatever tells of contacts is read anew. */
export const refreshContacts = (cache: QueryClient) =>
  Promise.all(
    [
      ...[contactRoutes.list, contactRoutes.summary, contactRoutes.lastImport],
      ...[contactRoutes.tags, contactRoutes.count, segmentRoutes.list],
    ].map((row) => cache.invalidateQueries({ queryKey: keyOf(row) })),
  )

type Pages = { pages: Contact[][]; pageParams: unknown[] }

/** Takes contacts off every list at once, before the server has said yes. */
export const dropContacts = (cache: QueryClient, ids: ReadonlySet<string>) =>
  cache.setQueriesData<Pages>(
    { queryKey: [...keyOf(contactRoutes.list), 'pages'] },
    (old) => old && { ...old, pages: old.pages.map((page) => page.filter(({ id }) => !ids.has(id))) },
  )

/** The name as it is shown. */
export const contactName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'No Name'

import { type Ticket, ticketRoutes } from '@octavo/contract/ticket'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

const POLL_MS = 60_000

type Tickets = { open: number; tickets: Ticket[] }

/** What visitors of film pages wrote. Nothing announces a message, so it is asked again each minute. */
export const useTickets = () =>
  useQuery({ ...queryOf(ticketRoutes.list), refetchInterval: POLL_MS, refetchOnMount: 'always' })

const change = (cache: QueryClient, next: (tickets: Ticket[]) => Ticket[]) =>
  cache.setQueryData<Tickets>(keyOf(ticketRoutes.list), (old) => {
    if (!old) return old
    const tickets = next(old.tickets)
    return { tickets, open: tickets.filter(({ answeredAt }) => answeredAt === null).length }
  })

/** Writes a message as it is now into the list. */
export const keepTicket = (cache: QueryClient, ticket: Ticket) =>
  change(cache, (tickets) => tickets.map((old) => (old.id === ticket.id ? ticket : old)))

/** Takes a message out of the list at once. */
export const dropTicket = (cache: QueryClient, id: string) =>
  change(cache, (tickets) => tickets.filter((ticket) => ticket.id !== id))

export const refreshTickets = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(ticketRoutes.list) })

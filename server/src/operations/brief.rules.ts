/** Pure: the lines of a morning brief, from what was counted. */
import { messages } from '@octavo/contract/messages'
import type { MorningBrief } from '@octavo/contract/system-status'

export type Counted = {
  /** Films that went out yesterday and today, and those that will today. */
  posts: { outYesterday: number; outToday: number; today: number; next: Date | null; failed: number }
  films: { waitingForReview: number; waitingForApproval: number; failed: number }
  campaignsHeld: number
  isStopped: boolean
  /** What was learned since yesterday, in sentences. */
  learned: readonly string[]
}

const texts = messages.brief

const some = (count: number, noun: string, does = ''): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}${does}`]

const inARow = new Intl.ListFormat('en-US')
const together = (parts: readonly string[], say: (what: string) => string): string =>
  parts.length === 0 ? '' : say(inARow.format(parts))

/** A line each at most, and only those that have something to say. */
export function briefOf(counted: Counted, date: string, timeZone: string): MorningBrief {
  const { posts, films, campaignsHeld, isStopped, learned } = counted
  const waiting = [
    ...some(films.waitingForApproval, 'film', ' to approve'),
    ...some(films.waitingForReview, 'script', ' to review'),
    ...some(campaignsHeld, 'paused campaign'),
  ]
  const wrong = [
    ...(isStopped ? [texts.stopped] : []),
    ...some(films.failed, 'film', ' not made'),
    ...some(posts.failed, 'post', ' not published'),
  ]
  const lines: MorningBrief['lines'] = [
    { kind: 'yesterday', says: together(some(posts.outYesterday, 'film'), texts.yesterday) },
    { kind: 'waiting', says: together(waiting, texts.waiting) },
    { kind: 'today', says: todayOf(posts, timeZone) },
    { kind: 'learned', says: learnedOf(learned) },
    { kind: 'hand', says: together(wrong, texts.hand) },
  ]
  const told = lines.filter(({ says }) => says !== '')
  return { date, lines: told, quiet: told.length === 0 ? texts.quiet : null }
}

function todayOf({ outToday, today, next }: Counted['posts'], timeZone: string): string {
  if (next === null) return together(some(outToday, 'film'), texts.outToday)
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(next)
  return together(some(today, outToday > 0 ? 'more film' : 'film'), (films) => texts.today(films, time))
}

/** One discovery is told itself, several are counted. */
const learnedOf = (learned: readonly string[]): string =>
  learned.length === 1 ? learned[0]! : together(some(learned.length, 'new thing'), texts.learned)

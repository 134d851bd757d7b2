import { VideoChannel } from '#channel/schemas.ts'
import { messages } from '#messages.ts'
import { NETWORKS } from '#network/index.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { Video } from '#video/schemas.ts'
import { z } from '#zod.ts'
import { POST_TEXT, PUBLICATION_STATUSES } from './limits.ts'
import { PLACES } from './places.ts'

/** One video on one channel. */
export const Publication = z.object({
  id: z.string(),
  videoId: z.string(),
  channelId: z.string(),
  channelName: z.string(),
  network: z.enum(NETWORKS),
  status: z.enum(PUBLICATION_STATUSES),
  /** The slot it has, or when it went out; null once it is withdrawn before that. */
  at: z.string().nullable(),
  /** The slot that was asked for, where the limits moved it. */
  wantedAt: z.string().nullable(),
  /** Why it stands where it stands, in a sentence. */
  note: z.string().nullable(),
  /** What went wrong, in a sentence the owner can act on. */
  problem: z.string().nullable(),
  /** Where everybody finds it, once published. */
  url: z.string().nullable(),
})
export type Publication = z.output<typeof Publication>

/** A publication with what a calendar shows of its film. */
export const CalendarPost = Publication.extend({
  title: z.string(),
  format: z.enum(VIDEO_FORMATS),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  brandColor: z.string().nullable(),
  posterUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
})
export type CalendarPost = z.output<typeof CalendarPost>

/** The words that go out with a film on one channel. */
export const PostText = z.object({ title: z.string(), description: z.string(), hashtags: z.array(z.string()) })

/** One of the channels that a video may go to: what it would say there, what becomes of it, and when there is room. */
export const PlannedPost = z.object({
  channelId: z.string(),
  channelName: z.string(),
  network: z.enum(NETWORKS),
  /** A person has to approve it before it goes out. */
  needsApproval: z.boolean(),
  /** The earliest moment at which the channel takes this post, and why not now. */
  nextFreeAt: z.string(),
  nextFreeBecause: z.string().nullable(),
  /** Where the button on its film pages leads; asked for while null. */
  linkUrl: z.string().nullable(),
  text: PostText,
  /** What the officer has against the words that the owner gave it: it waits for an approval. */
  objection: z.string().nullable(),
  post: Publication.nullable(),
})
export type PlannedPost = z.output<typeof PlannedPost>

const PostTextDraft = z.object({
  title: z.string().trim().min(1, messages.posting.title).max(POST_TEXT.title),
  description: z.string().trim().max(POST_TEXT.description),
  hashtags: z
    .array(
      z
        .string()
        .trim()
        .max(POST_TEXT.hashtag)
        .regex(/^#?[\p{L}\p{N}_]+$/u, messages.posting.hashtag)
        .transform((tag) => tag.replace(/^#?/, '#')),
    )
    .max(POST_TEXT.hashtags),
})

export const PostingLimits = z.object({
  totalPostsToday: z.number(),
  channelsActive: z.number(),
  maxPostsPerChannel: z.number(),
  minHoursApart: z.number(),
  /** The UTC day that is counted, as `2026-11-20`, and when the next begins. */
  day: z.string(),
  resetsAt: z.string(),
  channels: z.array(
    VideoChannel.omit({ linkUrl: true, connectedAt: true }).extend({
      postsToday: z.number(),
      remainingToday: z.number(),
      lastPostAt: z.string().nullable(),
      nextPostAt: z.string().nullable(),
      /** The earliest moment at which it takes another post. */
      nextFreeAt: z.string(),
    }),
  ),
})
export type PostingLimits = z.output<typeof PostingLimits>

/** Says so when a value is wrong; one that is missing is 'Required' like everywhere. */
const whenGiven =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? undefined : message

const date = z.iso.date(messages.posting.date)

export const publicationSchemas = {
  schedule: {
    body: z.object({
      at: z.iso.datetime({ offset: true, error: whenGiven(messages.posting.when) }),
      /** Only on these; on every channel of its brand unless said. */
      channelIds: z.array(z.uuid()).min(1).optional(),
    }),
    reply: Video,
  },
  unschedule: { reply: Video },
  approve: { reply: Video },
  takeBackApproval: { reply: Video },
  produce: {
    reply: z.object({
      /** Where the film is seen. */
      youtubeUrl: z.string(),
      network: z.enum(NETWORKS),
      /** `publishing` when it is still on its way. */
      status: z.enum(PUBLICATION_STATUSES),
      video: Video,
    }),
  },
  posts: { reply: z.array(PlannedPost) },
  text: { body: PostTextDraft, reply: PlannedPost },
  /** What could be said with the film wherever else it is posted, place by place. */
  words: { reply: z.array(PostText.extend({ place: z.enum(PLACES) })) },
  ofVideo: { reply: z.array(Publication) },
  calendar: {
    /** Dates of the account's time zone, both included; this week and the next three unless said. */
    query: z.object({ from: date.optional(), to: date.optional() }),
    reply: z.object({ from: z.string(), to: z.string(), timeZone: z.string(), posts: z.array(CalendarPost) }),
  },
  limits: { reply: PostingLimits },
} satisfies Record<string, RowSchemas>

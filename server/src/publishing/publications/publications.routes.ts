import { publicationRoutes } from '@octavo/contract/publication'
import { publicationSchemas } from '@octavo/contract/publication/schemas'
import { serve } from '#http/serve.ts'
import { postsOfVideo, writePostText } from './posts.service.ts'
import { approveVideo, produceVideo, scheduleVideo, takeBackApproval, unscheduleVideo } from './publications.service.ts'
import { calendar, limitsStatus, publicationsOfVideo } from './publications.view.ts'
import { wordsOfVideo } from './words.service.ts'

export const publicationsServed = serve(publicationRoutes, publicationSchemas, {
  schedule: (ctx, { params, body }) => scheduleVideo(ctx, params.id, new Date(body.at), body.channelIds),
  unschedule: (ctx, { params }) => unscheduleVideo(ctx, params.id),
  approve: (ctx, { params }) => approveVideo(ctx, params.id),
  takeBackApproval: (ctx, { params }) => takeBackApproval(ctx, params.id),
  produce: (ctx, { params }) => produceVideo(ctx, params.id),
  posts: (ctx, { params }) => postsOfVideo(ctx, params.id),
  text: (ctx, { params, body }) => writePostText(ctx, params, body),
  words: (ctx, { params }) => wordsOfVideo(ctx, params.id),
  ofVideo: (ctx, { params }) => publicationsOfVideo(ctx, params.id),
  calendar: (ctx, { query }) => ctx.figures.of(ctx, `calendar ${query.from} ${query.to}`, () => calendar(ctx, query)),
  limits: (ctx) => limitsStatus(ctx),
})

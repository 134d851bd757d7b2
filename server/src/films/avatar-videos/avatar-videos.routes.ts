import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { avatarVideoSchemas } from '@octavo/contract/avatar-video/schemas'
import { messages } from '@octavo/contract/messages'
import { serve } from '#http/serve.ts'
import { listAvatars, listVoices, orderAvatarVideo, testConnection } from './avatar-videos.service.ts'

export const avatarVideosServed = serve(avatarVideoRoutes, avatarVideoSchemas, {
  avatars: (ctx) => listAvatars(ctx),
  voices: (ctx) => listVoices(ctx),
  test: (ctx) => testConnection(ctx),
  generateSimple: async (ctx, { body }) => ({
    taskId: await orderAvatarVideo(ctx, body),
    message: messages.video.started,
  }),
})

import { pictureRoutes } from '@octavo/contract/picture'
import { pictureSchemas } from '@octavo/contract/picture/schemas'
import { serve } from '#http/serve.ts'
import { pictureServices } from './picture-book.service.ts'

export const picturesServed = serve(pictureRoutes, pictureSchemas, { services: (ctx) => pictureServices(ctx) })

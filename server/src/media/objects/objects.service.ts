import { createHash, randomUUID } from 'node:crypto'
import { LOGO_MAX_BYTES, LOGO_MOST_PIXELS } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { UPLOAD_URL_SECONDS } from '@octavo/contract/upload'
import { lockAccount } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned } from '#context.ts'
import { uuidOf } from '#ids.ts'
import { Refusal } from '#refusal.ts'
import { cleanLogo } from '#rendering/index.ts'
import { checkSignature, signPath } from '#signing.ts'
import { DAY_MS, earlier, later } from '#time.ts'
import { readPicture } from './objects.rules.ts'
import * as store from './objects.store.ts'

const objectPath = (id: string) => `/api/objects/${id}`
/** Where an uploaded file is kept. */
export const objectKey = (accountId: string, id: string) => `objects/${accountId}/${id}`

/** More than anybody has brands for; with the size of each this is the room that an account's logos take. */
export const LOGOS_MOST = 100
/** A form in which a picture was uploaded, and which is not saved yet, is open for less. */
const UNUSED_AFTER_MS = DAY_MS

export async function startUpload(ctx: Owned): Promise<{ uploadURL: string; objectUrl: string }> {
  const id = randomUUID()
  await begin(ctx, id)
  const objectUrl = objectPath(id)
  return {
    uploadURL: signPath(ctx.secret, objectUrl, later(ctx.now(), UPLOAD_URL_SECONDS * 1000)),
    objectUrl,
  }
}

const begin = (ctx: Owned, id: string): Promise<unknown> =>
  inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await makeRoom(within)
    await store.insertObject(within, id)
  })

/** Forgets pictures that nothing shows any more once there are too many, and refuses one more when that does not help. */
async function makeRoom(ctx: Owned): Promise<void> {
  if ((await store.countObjects(ctx)) < LOGOS_MOST) return
  for (const id of await store.unusedObjects(ctx, earlier(ctx.now(), UNUSED_AFTER_MS))) {
    await store.deleteObject(ctx, id)
    await ctx.services.storage.remove(objectKey(ctx.accountId, id))
  }
  if ((await store.countObjects(ctx)) >= LOGOS_MOST)
    throw new Refusal('plan-limit', messages.brand.tooManyLogos(LOGOS_MOST))
}

type Signed = { expires?: string; signature?: string }

/** The picture that a signed address is for. Asked before a byte of it is taken. */
export async function uploadOf(ctx: Ctx, id: string, query: Signed) {
  const verdict = checkSignature(ctx.secret, objectPath(id), query, ctx.now())
  if (verdict !== 'good')
    throw new Refusal('forbidden', verdict === 'expired' ? messages.upload.expired : messages.upload.badAddress)
  const object = await store.objectById(ctx, id)
  if (!object) throw new Refusal('not-found', messages.upload.notFound)
  return object
}

/** Takes the bytes for a signed address. What they are is read from the bytes themselves. */
export async function storeUpload(ctx: Ctx, id: string, query: Signed, bytes: unknown): Promise<{ etag: string }> {
  return keep(ctx, await uploadOf(ctx, id, query), bytes)
}

/** Takes a picture that is on this machine as an upload is taken, and answers its address; the same bytes are kept once. */
export async function takePicture(ctx: Owned, bytes: Buffer): Promise<string> {
  const id = uuidOf(`${ctx.accountId} picture ${createHash('sha256').update(bytes).digest('hex')}`)
  if (!(await store.storedObject(ctx, id))) {
    await begin(ctx, id)
    await keep(ctx, { id, accountId: ctx.accountId }, bytes)
  }
  return objectPath(id)
}

async function keep(ctx: Ctx, object: { id: string; accountId: string }, bytes: unknown): Promise<{ etag: string }> {
  const { id } = object
  if (!Buffer.isBuffer(bytes) || bytes.length > LOGO_MAX_BYTES) throw new Refusal('too-large', messages.brand.logoSize)
  const picture = readPicture(bytes)
  if (!picture) throw new Refusal('wrong-type', messages.brand.logoType)
  const { contentType, width, height } = picture
  if (width * height > LOGO_MOST_PIXELS) throw new Refusal('too-large', messages.brand.logoPixels(LOGO_MOST_PIXELS))
  // Whoever sees a film's page sees the logo: not where its picture was taken.
  const logo = await cleanLogo(bytes, contentType === 'image/png' ? 'png' : 'jpg')
  if (!logo) throw new Refusal('wrong-type', messages.brand.logoBroken)
  await ctx.services.storage.keepBytes(objectKey(object.accountId, id), logo)
  await store.markStored(ctx, id, contentType, logo.length)
  return { etag: createHash('md5').update(bytes).digest('hex') }
}

export async function readUpload(ctx: Owned, id: string) {
  const object = await store.storedObject(ctx, id)
  if (!object) throw new Refusal('not-found', 'This picture is not there.')
  return {
    contentType: object.contentType ?? 'application/octet-stream',
    stream: ctx.services.storage.read(objectKey(ctx.accountId, id)),
  }
}

const idOf = (objectUrl: string): string => objectUrl.split('/').at(-1) ?? ''

export const ownsObject = async (ctx: Owned, objectUrl: string): Promise<boolean> =>
  Boolean(await store.storedObject(ctx, idOf(objectUrl)))

/** A picture of the account for whoever may see it. */
export const uploadedPicture = (ctx: Owned, objectUrl: string) => readUpload(ctx, idOf(objectUrl))

/** A file the renderer can open, or nothing when the picture is gone. */
export async function uploadedFile(ctx: Owned, objectUrl: string): Promise<string | undefined> {
  const object = await store.storedObject(ctx, idOf(objectUrl))
  return object && ctx.services.storage.localPath(objectKey(ctx.accountId, object.id))
}

/** The addresses that a message carries: each names it, and only this installation can make one. */
import type { Ctx } from '#context.ts'
import { sealId, unsealId } from '#signing.ts'

/** What a link is for, and how its path begins. */
export const LINKS = { unsubscribe: '/u', click: '/c', open: '/o', confirm: '/y' } as const
export type LinkKind = keyof typeof LINKS

type Signed = Pick<Ctx, 'secret' | 'config'>

export const linkTo = ({ secret, config }: Signed, kind: LinkKind, sendId: string): string =>
  `${config.publicUrl}${LINKS[kind]}/${sealId(secret, `message ${kind}`, sendId)}`

export const sendOfToken = (ctx: Signed, kind: LinkKind, token: string): string | undefined =>
  unsealId(ctx.secret, `message ${kind}`, token)

export const referralUrl = ({ config }: Pick<Ctx, 'config'>, referralCode: string): string =>
  `${config.publicUrl}/?ref=${referralCode}`

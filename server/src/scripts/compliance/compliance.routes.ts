import { COMPLIANCE_REPORT_PATH, complianceRoutes } from '@octavo/contract/compliance'
import { complianceSchemas } from '@octavo/contract/compliance/schemas'
import { listRules } from '@octavo/officer'
import { isSuspended } from '#accounts/suspension/index.ts'
import { ownedBy } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { serve } from '#http/serve.ts'
import { complianceReport } from './compliance.html.ts'
import { changeRule, checkText, checkTwice, complianceFigures, recentActions } from './compliance.service.ts'
import { countStudies, viralSuccessRate } from './compliance.store.ts'
import { agreementFigures } from './opinions.service.ts'

export const complianceServed = serve(complianceRoutes, complianceSchemas, {
  check: (ctx, { body }) => checkText(ctx, body),
  secondOpinion: (ctx, { body }) => checkTwice(ctx, body),
  statistics: async (ctx) => {
    // A visitor learns that the officer is on duty; the account's figures are its own.
    if (!ctx.accountId) return { status: 'operational' as const }
    const owned = ownedBy(ctx, ctx.accountId)
    const [figures, viralRate, studied, halted, opinions] = await Promise.all([
      complianceFigures(owned),
      viralSuccessRate(owned),
      countStudies(owned),
      isSuspended(owned),
      agreementFigures(owned),
    ])
    return {
      status: halted ? ('halted' as const) : ('operational' as const),
      compliance_rate: figures.complianceRate,
      viral_success_rate: viralRate,
      studied_videos: studied,
      checked: figures.checked,
      auto_fixed_rate: figures.autoFixedRate,
      ...(opinions && { opinions }),
    }
  },
  actions: async (ctx) => ({ actions: await recentActions(ctx) }),
  rules: () => ({ rules: listRules() }),
  switchRule: (ctx, { params, body }) => changeRule(ctx, params.id, body),
})

export const complianceFiles: PlainRoutes = (app, signedIn) => {
  app.get(COMPLIANCE_REPORT_PATH, async (request, reply) =>
    reply.type('text/html').send(await complianceReport(await signedIn(request))),
  )
}

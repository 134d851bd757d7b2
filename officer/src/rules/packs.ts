import { aiDisclosure } from './ai-disclosure.ts'
import { copyright } from './copyright.ts'
import { familySafety } from './family-safety.ts'
import { ftc } from './ftc.ts'
import { healthAndMoney } from './health-and-money.ts'
import { platformPolicy } from './platform-policy.ts'
import { presenter } from './presenter.ts'
import type { Rule, RulePack } from './rule.ts'
import { spamLaw } from './spam-law.ts'

/** Every rule of the compliance officer, in packs. */
export const rulePacks: readonly RulePack[] = [
  platformPolicy,
  ftc,
  healthAndMoney,
  presenter,
  copyright,
  familySafety,
  spamLaw,
  aiDisclosure,
]

export const allRules: readonly Rule[] = rulePacks.flatMap((pack) => pack.rules)

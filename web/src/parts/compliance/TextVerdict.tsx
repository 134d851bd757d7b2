import {
  APPROVAL_SCORE,
  type ComplianceCheck,
  HUMANITY_THRESHOLD,
  RELEVANCE,
  type ScoreReason,
} from '@octavo/contract/compliance'
import { RELEVANCE_MEANS, relevanceSays } from '#parts/score/relevance-words.ts'
import { ScoreRow } from '#parts/score/ScoreRow.tsx'
import { Badge } from '#ui/Badge.tsx'
import { riskSays, verdictSays } from './risk-tone.ts'
import { SetAsideList } from './SetAsideList.tsx'

/** What a check says of a text at one look: would it pass, and its scores with their reasons. */
export const TextVerdict = ({ check }: { check: ComplianceCheck }) => (
  <div>
    <Badge tone={check.approved ? 'ok' : 'warn'} className="mb-2">
      {verdictSays(check)}
    </Badge>
    {check.setAside && <SetAsideList found={check.setAside} />}
    <VerdictScores check={check} />
  </div>
)

/** What earned points names the words that kept it from more; what cost some, the words that did. */
const withItsWords = ({ label, effect, quote }: ScoreReason): ScoreReason => ({
  label: quote ? `${label}${effect < 0 ? ':' : ', but'} “${quote}”` : label,
  effect,
})

/** The scores of a text, each with its reasons. */
export const VerdictScores = ({ check }: { check: ComplianceCheck }) => (
  <div>
    <ScoreRow
      label="Compliance score"
      score={check.score}
      enough={APPROVAL_SCORE}
      meaning={`How well the text keeps the rules. ${APPROVAL_SCORE} or more approves, unless a high-risk finding stands.`}
      reasons={check.issues.map(({ title, ...risk }) => ({
        label: `${title} (${riskSays(risk)}${risk.likely === undefined && !risk.asks ? ' risk' : ''})`,
        effect: 0,
      }))}
    />
    <ScoreRow
      label="Humanity score"
      score={check.humanityScore}
      enough={HUMANITY_THRESHOLD}
      meaning={`How plain, specific and unformulaic the text is, whoever wrote it. Under ${HUMANITY_THRESHOLD} it fails, whatever else it scores.`}
      reasons={check.humanityReasons.map(withItsWords)}
    />
    <ScoreRow
      label="Predicted score"
      score={check.viralScore}
      enough={APPROVAL_SCORE}
      meaning={`How strongly the text opens, holds and ends. From ${APPROVAL_SCORE} it is Viral Ready; it is a ranking, not a promise.`}
      reasons={check.viralReasons}
    />
    {check.relevance && (
      <>
        <ScoreRow
          label="Relevance"
          score={check.relevance.judged ? check.relevance.score : null}
          enough={RELEVANCE.floor}
          meaning={`${RELEVANCE_MEANS} Under ${RELEVANCE.floor} the predicted score stays under 60.`}
          reasons={[]}
        />
        <p className="text-ink-3 text-xs">
          {relevanceSays(check.relevance)} {RELEVANCE_MEANS}
        </p>
      </>
    )}
  </div>
)

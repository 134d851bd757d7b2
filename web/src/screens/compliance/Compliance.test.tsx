import { analyticsRoutes } from '@octavo/contract/analytics'
import { brandRoutes, type RuleSwitch } from '@octavo/contract/brand'
import { type ComplianceRule, complianceRoutes, type Finding } from '@octavo/contract/compliance'
import { productionRoutes, type UgcPackage } from '@octavo/contract/production'
import { scriptRoutes } from '@octavo/contract/script'
import { type StudyResult, studyRoutes } from '@octavo/contract/study'
import { videoRoutes } from '@octavo/contract/video'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, aCheck, someStats } from '#testing/samples.ts'
import { Agreement } from './Agreement.tsx'
import Compliance from './Compliance.tsx'
import { MassUgcBox } from './MassUgcBox.tsx'
import { PackageGrid } from './PackageGrid.tsx'
import { RuleList } from './RuleList.tsx'
import { StudyBox } from './StudyBox.tsx'
import { StudyResults } from './StudyResults.tsx'
import { TextEditor } from './TextEditor.tsx'

const rule = (given: Partial<ComplianceRule>): ComplianceRule => ({
  id: 'ftc-guarantee',
  title: 'Promises an income',
  severity: 'high',
  source: 'FTC Act, Section 5',
  sourceKind: 'FTC',
  sourceUrl: 'https://ftc.example/5',
  explanation: 'Nobody can promise that.',
  advice: 'Say what the customer gets.',
  appliesTo: 'always',
  example: 'You will get rich.',
  legal: true,
  pack: 'FTC and advertising claims',
  words: 'rich wealthy affiliate',
  ...given,
})
const spam = rule({
  ...{ id: 'spam-caps', title: 'Shouting', severity: 'low', sourceKind: 'Spam law', source: 'CAN-SPAM' },
  ...{
    explanation: 'Filters count capitals.',
    advice: 'Write it as you would say it.',
    pack: 'Spam law',
    words: 'caps',
  },
  legal: false,
  example: 'BUY NOW',
})

const aPackage = (given: Partial<UgcPackage> = {}): UgcPackage => ({
  id: 'package-1',
  video_id: 'package-1',
  status: 'ready',
  brandId: aBrand().id,
  brandName: 'Kiln & Clay',
  niche: 'Marketing & Sales',
  topic: 'glazing',
  title: 'A glaze is glass',
  hook: 'Why does a mug shine?',
  script: 'Why does a mug shine? You will get rich. A glaze is glass.',
  callToAction: 'Tell us.',
  hashtags: [],
  sources: ['The Potter’s Handbook'],
  viral_prediction: 84,
  humanity_score: 91,
  production_ready: true,
  compliance_report: { approval_status: 'approved', compliance_score: 96, risk_level: 'low', issues: [] },
  scriptId: 'script-1',
  video: null,
  problem: null,
  createdAt: new Date().toISOString(),
  ...given,
})
const filmRow = { ...productionRoutes.film, path: '/api/compliance/ugc/package-1/film' } as const

const nothing: StudyResult = {
  videos_analyzed: 0,
  viral_patterns: [],
  compliance_insights: [],
  production_guidelines: [],
  videos: [],
}
const read = { id: 'study-1', ok: true, author: 'Ada', views: 1200, viralScore: 88, complianceScore: 60 } as const
const seen = { ...read, url: 'https://a.example/1', title: 'Stale bread', readFrom: 'page', error: null } as const
const unread = {
  ...{ id: null, ok: false, title: null, author: null, views: null, readFrom: null },
  ...{ url: 'https://b.example/2', viralScore: null, complianceScore: null, error: 'This page could not be read.' },
} as const
const studied: StudyResult = {
  videos_analyzed: 1,
  viral_patterns: [
    {
      pattern_type: 'question_hook',
      effectiveness: 0.75,
      description: 'Opens with a question.',
      example: 'Why stale?',
    },
  ],
  compliance_insights: [{ category: 'FTC', risk_level: 'high', requirement: 'Promise no result.' }],
  production_guidelines: ['Open with a question.'],
  videos: [seen],
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(complianceRoutes.statistics, { status: 'operational' })
  server.answers(complianceRoutes.rules, { rules: [rule({}), spam] })
  server.answers(productionRoutes.packages, { content_packages: [] })
  server.answers(studyRoutes.list, nothing)
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(videoRoutes.list, [])
  server.answers(videoRoutes.library, [])
  server.answers(scriptRoutes.list, { scripts: [] })
})
const open = (part: ReactNode) => renderScreen(part, '/compliance')
const StudyAll = () => (
  <>
    <StudyBox />
    <StudyResults />
  </>
)
const Ugc = () => (
  <>
    <MassUgcBox />
    <PackageGrid />
  </>
)
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('shows the account’s figures, or that there is nothing yet, and its report', async () => {
  open(<Compliance />)
  const tiles = within(await screen.findByRole('region', { name: 'Compliance statistics' }))
  expect(await tiles.findAllByText('No data yet')).toHaveLength(4)
  const report = screen.getByRole('link', { name: /Generate Compliance Report/ })
  expect(report).toHaveAttribute('href', '/api/compliance/report')
})

describe('studying videos', () => {
  it('sends the addresses line by line without the blank ones, and each gets its result or error', async () => {
    server.answers(studyRoutes.study, { ...studied, videos: [seen, unread] })
    open(<StudyAll />)
    const study = await screen.findByRole('button', { name: 'Study videos' })
    const field = screen.getByLabelText('Video URLs')
    await fill(field, ' \n\n ')
    expect(study).toBeDisabled()
    await userEvent.clear(field)
    await fill(field, `${seen.url}\n\n  ${unread.url}  \n`)
    server.answers(studyRoutes.list, studied)
    await userEvent.click(study)
    const outcome = within(await screen.findByRole('region', { name: 'What was read' }))
    expect(outcome.getByText('Stale bread')).toBeVisible()
    expect(outcome.getByText('This page could not be read.')).toBeVisible()
    expect(server.sentTo(studyRoutes.study)).toEqual([{ video_urls: [seen.url, unread.url], transcripts: {} }])
    expect(field).toHaveValue(unread.url)
    expect(await screen.findByText('75% effective')).toBeVisible()
  })

  it('takes a pasted transcript for a page that cannot be read', async () => {
    server.answers(studyRoutes.study, studied)
    open(<StudyBox />)
    await fill(await screen.findByLabelText('Video URLs'), unread.url)
    await press(`Add transcript: ${unread.url}`)
    await fill(await screen.findByLabelText('What is said in the video'), 'Why stale?')
    await press('Keep transcript')
    await press('Study videos')
    await screen.findByText('Videos studied')
    expect(server.sentTo(studyRoutes.study)).toMatchObject([{ transcripts: { [unread.url]: 'Why stale?' } }])
  })

  it('shows what it teaches in tabs', async () => {
    server.answers(studyRoutes.list, studied)
    open(<StudyResults />)
    expect(await screen.findByRole('tab', { name: 'Viral Patterns' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('Question hook')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Compliance Insights' }))
    expect(screen.getByText('Promise no result.')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Production Guidelines' }))
    expect(screen.getByText('Open with a question.')).toBeVisible()
  })
})

describe('mass UGC', () => {
  it('asks for ten of the brand unless told, with trimmed topics, and takes 1 to 50', async () => {
    const run = { run_id: 'run-1', status: 'done', quantity: 50, written: 50, failed: 0, content_packages: [] } as const
    server.answers(productionRoutes.generate, { ...run, content_packages: [] })
    open(<Ugc />)
    const quantity = await screen.findByLabelText('Quantity')
    expect(quantity).toHaveValue(10)
    await userEvent.clear(quantity)
    await fill(quantity, '51')
    expect(screen.getByText('A whole number from 1 to 50.')).toBeVisible()
    await userEvent.clear(quantity)
    await fill(quantity, '50')
    await fill(screen.getByLabelText('Topics'), ' glazing, , first firing ')
    server.answers(productionRoutes.packages, { content_packages: [aPackage()] })
    await press('Generate 50 UGC scripts')
    expect(await screen.findByRole('heading', { name: 'A glaze is glass' })).toBeVisible()
    expect(server.sentTo(productionRoutes.generate)).toEqual([
      { brand_id: aBrand().id, topics: ['glazing', 'first firing'], quantity: 50, requestId: expect.any(String) },
    ])
  })

  it('says why none were written, and asks for the same run again where no answer came', async () => {
    server.drops(productionRoutes.generate)
    open(<MassUgcBox />)
    await press('Generate 10 UGC scripts')
    expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
    await press('Try again')
    const [first, second] = server.sentTo(productionRoutes.generate)
    expect(second?.requestId).toBe(first?.requestId)
  })
})

describe('a package', () => {
  const issue: Finding = {
    ruleId: 'ftc-guarantee',
    title: 'Promises an income',
    severity: 'high',
    field: 'text',
    quote: 'You will get rich',
    start: 22,
    end: 39,
    explanation: 'No.',
    suggestion: 'Cut it.',
    source: 'FTC',
  }

  it('is filmed for a credit', async () => {
    server.answers(productionRoutes.packages, { content_packages: [aPackage()] })
    const video = {
      status: 'queued',
      progress: 0,
      problem: null,
      posterUrl: null,
      streamUrl: null,
      downloadUrl: null,
    } as const
    open(<PackageGrid />)
    expect(await screen.findByText('Production ready')).toBeVisible()
    expect(screen.getByText('Predicted score 84')).toBeVisible()
    server.answers(filmRow, { package: aPackage({ status: 'filmed', video }) })
    server.answers(productionRoutes.packages, { content_packages: [aPackage({ status: 'filmed', video })] })
    await press(/^Film: A glaze is glass/)
    expect(await screen.findByText('Video generation started! Check Library for progress.')).toBeVisible()
    expect((await screen.findAllByText('Waiting')).length).toBeGreaterThan(0)
  })

  it('shows its report with the words that were found, and where its facts come from', async () => {
    const report = {
      approval_status: 'requires_review',
      compliance_score: 60,
      risk_level: 'high',
      issues: [issue],
    } as const
    const held = aPackage({ status: 'review', compliance_report: { ...report, issues: [issue] } })
    server.answers(productionRoutes.packages, { content_packages: [held] })
    open(<PackageGrid />)
    await press(/^Report/)
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('You will get rich', { selector: 'mark' })).toBeVisible()
    expect(sheet.getByText('Cut it.')).toBeVisible()
    expect(sheet.getByText('The Potter’s Handbook')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Review' })).toBeVisible()
  })
})

it('finds rules by their words, severity and source', async () => {
  open(<RuleList />)
  expect(await screen.findByText('Promises an income')).toBeVisible()
  expect(screen.getByRole('link', { name: /FTC Act, Section 5/ })).toHaveAttribute('href', 'https://ftc.example/5')
  await fill(screen.getByRole('searchbox', { name: 'Search the rules' }), 'can-spam')
  expect(screen.queryByText('Promises an income')).toBeNull()
  expect(screen.getByText('Shouting')).toBeVisible()
  expect(screen.getByText('1 of 2 rules')).toBeVisible()
  const searchbox = screen.getByRole('searchbox', { name: 'Search the rules' })
  // Of the title, the explanation, the advice, the words it looks for, the source, the pack and the example.
  for (const words of ['income', 'nobody', 'customer gets', 'Affiliate', 'section 5', 'advertising', 'get rich']) {
    await userEvent.clear(searchbox)
    await fill(searchbox, words)
    expect(screen.getByText('Promises an income'), words).toBeVisible()
    expect(screen.queryByText('Shouting'), words).toBeNull()
  }
  await fill(searchbox, ' nothing')
  await press('Show all rules')
  expect(screen.getByText('Promises an income')).toBeVisible()
})

describe('a second opinion', () => {
  const TEXT = 'Our secret formula keeps tea hot.'
  const costs = { unit: 'microdollars', aWeek: 1, anOpinion: 7_400, today: 20_000, dailyBudget: 1_000_000 } as const
  const opinion = {
    ...{ model: 'gpt', prompt: 'a1', cost: { tokens: 900, microdollars: 6_100 } },
    ...{ dropped: 0, missing: null },
  }
  const said: Finding = {
    ...{ ruleId: 'opinion:misleading', title: 'A claim that may mislead', severity: 'low', field: 'text' },
    ...{ quote: 'Our secret formula', start: 0, end: 18, explanation: 'Nobody can check it.', suggestion: 'Say how.' },
    ...{ source: 'FTC', likely: 0.8, saidBy: 'gpt' },
  }
  const button = () => screen.findByRole('button', { name: 'Ask for a second opinion' })
  const read = async () => {
    server.answers(complianceRoutes.check, aCheck())
    open(<TextEditor />)
    await fill(screen.getByLabelText(/Your text/), TEXT)
    await screen.findByText('Would be approved')
  }

  beforeEach(() => {
    const capabilities = [{ name: 'Scripts', provider: 'gpt', embedded: false }]
    server.answers(analyticsRoutes.stats, someStats({ capabilities }))
    const row = { ...scriptRoutes.writer, path: `/api/scripts/writer?brandId=${aBrand().id}` }
    server.answers(row as typeof scriptRoutes.writer, { name: 'gpt', embedded: false, costs })
  })

  it('is asked for by a press, with its price beside it, and shows who found what', async () => {
    await read()
    expect(await screen.findByText(/^gpt reads the text too, for about \$0.01\. Today: \$0.02 of \$1\./)).toBeVisible()
    expect(server.sentTo(complianceRoutes.secondOpinion)).toEqual([])
    server.answers(complianceRoutes.secondOpinion, aCheck({ approved: false, issues: [said], opinion }))
    await userEvent.click(await button())
    expect(await screen.findByText('gpt read this too, for $0.01: 1 likely finding.')).toBeVisible()
    expect(server.sentTo(complianceRoutes.secondOpinion)).toEqual([{ text: TEXT, brandId: aBrand().id }])
    expect(screen.getByText('Requires review')).toBeVisible()
    expect(screen.getByText(/Nobody can check it\. Found by gpt\./)).toBeVisible()
    expect(screen.getByText('80% likely')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for a second opinion' })).toBeNull()
  })

  it('that is missing says why, and can be asked for again', async () => {
    await read()
    const missing = 'No second opinion: the language model was busy.'
    server.answers(complianceRoutes.secondOpinion, aCheck({ opinion: { ...opinion, missing } }))
    await userEvent.click(await button())
    expect(await screen.findByText(missing)).toBeVisible()
    expect(screen.getByText('Would be approved')).toBeVisible()
    expect(await button()).toBeEnabled()
  })

  it('is not spoken of where no language model is set', async () => {
    server.answers(analyticsRoutes.stats, someStats())
    await read()
    expect(screen.queryByRole('region', { name: 'Second opinion' })).toBeNull()
  })

  it.each([
    ['shows how often both found the same', { texts: 9, both: 2, only_reader: 0, only_model: 4 }, ['9', '2', '0', '4']],
    [
      'says so where both have read nothing yet',
      { texts: 0, both: 0, only_reader: 0, only_model: 0 },
      Array.from({ length: 4 }, () => 'No data yet'),
    ],
  ])('%s', async (_, opinions, shown) => {
    server.answers(complianceRoutes.statistics, { status: 'operational', opinions })
    open(<Agreement />)
    const tiles = within(await screen.findByRole('region', { name: 'Reader and second opinion' }))
    expect(tiles.getAllByText(/^(\d+|No data yet)$/).map(({ textContent }) => textContent)).toEqual(shown)
  })
})

describe('the rules of a brand', () => {
  const kiln = aBrand({
    wordsToAvoid: ['cheap', 'bargain'],
    wordRules: [{ word: 'Cheap', decision: 'stop', reason: 'We are not the cheapest.', replacement: 'sturdy' }],
    requiredWords: [{ words: 'Reg. no. 4411', when: 'loan', decision: 'stop', reason: 'Our regulator wants it.' }],
  })
  const change = { ...complianceRoutes.switchRule, path: `/api/brands/${kiln.id}/rules` } as const
  const switched: RuleSwitch = {
    ...{ ruleId: spam.id, to: 'off', reason: 'Our name is in capitals.', by: 'Ada Byron' },
    at: '2026-11-20T09:00:00.000Z',
  }
  const choose = async (field: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: field }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  const openFor = async (brand = kiln) => {
    server.answers(brandRoutes.list, [brand])
    open(<RuleList />)
    await screen.findByText('Shouting')
    await choose('Brand', brand.name)
  }

  it('stand with the officer’s own, and are found by their words, reasons and replacements', async () => {
    await openFor()
    expect(screen.getByText('Avoid “cheap”')).toBeVisible()
    expect(screen.getByText('“Reg. no. 4411” must be in')).toBeVisible()
    const searchbox = screen.getByRole('searchbox', { name: 'Search the rules' })
    for (const words of ['cheapest', 'sturdy', 'stop avoid']) {
      await userEvent.clear(searchbox)
      await fill(searchbox, words)
      expect(screen.getByText('Avoid “cheap”'), words).toBeVisible()
      expect(screen.queryByText('Avoid “bargain”'), words).toBeNull()
    }
  })

  it('can be switched with a reason; law only asks', async () => {
    await openFor()
    await press('Change for Kiln & Clay: Shouting')
    const off = screen.getByRole('button', { name: 'Switch it off' })
    expect(off).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Your reason'), 'Because')
    expect(off).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Your reason'), ' our name is in capitals')
    server.answers(change, { ...kiln, ruleSwitches: [switched] })
    await userEvent.click(off)
    expect(await screen.findByText('Off')).toBeVisible()
    expect(screen.getByText(/Ada Byron/)).toBeVisible()
    expect(server.sentTo(change)).toEqual([{ ruleId: spam.id, to: 'off', reason: 'Because our name is in capitals' }])
    await press('Change for Kiln & Clay: Promises an income')
    expect(screen.queryByRole('button', { name: 'Switch it off' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ask me instead' })).toBeVisible()
    expect(screen.getByText(/Law asks for this rule/)).toBeVisible()
  })

  it('are switched back on by one press', async () => {
    await openFor({ ...kiln, ruleSwitches: [switched] })
    server.answers(change, kiln)
    await press('Switch back on: Shouting')
    expect(await screen.findByRole('button', { name: 'Change for Kiln & Clay: Shouting' })).toBeVisible()
    expect(server.sentTo(change)).toEqual([{ ruleId: spam.id, to: 'on' }])
  })
})

/** What is said to people about running a business, or about themselves and their computers, where a customer listens. */
import type { BenchBrand } from './brands.data.ts'
import type { Script } from './script.ts'
import { baseOf, saidOf, tokensOf, withoutName } from './text.rules.ts'

const list = (text: string): string[] => text.split(/,\s+/)

/** Each is a word or phrase that nobody at a counter says to a customer, in the notation of `saidOf`. */
export const THEORY = {
  business: list(
    `cash flow, competitor, competition law, profit, profitable, profit margin, gross margin, your margin, revenue, break-even, fixed cost, variable cost, unit cost,
    =overheads, economies of scale, opportunity cost, sunk cost, business model, business plan, business owner, small business, small firm, start-up, startup,
    entrepreneur*, founder, shareholder, stakeholder, investor, cap table, balance sheet, bookkeeper, double-entry, accounts receivable, =receivables, unpaid invoice, open invoice,
    =invoices, your payroll, your supplier, your bank balance, your employees, your staff, your team, new hire, hiring people, hire people, recruit*, =onboarding, delegat*, leadership, micromanag*, team meeting, weekly meeting, meeting agenda, after-action review, retrospective, minimum viable, pivot to, strategy, strateg*, market research, market share, niche market, supply chain,
    stock level, your customer, your client, your business, your company, your shop, your firm, your sales, your prices, your price list,
    of your product, your product, your offer, a customer who, one customer, customers who, customers buy, customers expect, customers remember, largest customers, best customers,
    paying customers, repeat customers, loyal customers, customer loyalty, lost customer, price increase, raise your prices, =pricing, negotiat*, contract law, trade mark,
    trademark, franchise, subsidiary, kpi, roi, b2b, benchmark*, bottleneck, process map, checklist for your, write down your rule, =departments, productivity, sole trader, owner's time, of the income, moment of truth, service recovery, complaint handling, word of mouth, net promoter, supplier, work in progress, kanban,
    a customer, the customer, no customer, service menu, your services, full capacity, half-done work, written procedure, setup time, a bonus, a leader, people you lead, your proposal,
    before you suggest, of sales, two-way door, case study, an agreement in writing`,
  ),
  marketing: list(
    `website visitor, visitors to your, landing page, home page, your website, your web page, your page, your site, your homepage, opening hours on, page loads, loading time, search engine,
    search result, seo, conversion, conversion rate, click-through, click rate, call to action, headline, subject line, newsletter, email list, mailing list, sales sales pitch,
    sales call, sales page, sales talk, salesperson, salespeople, selling point, sell more, upsell*, cross-sell*, brand strength, brand awareness, brand name, your brand, strong brand, =branding, rebrand*, a strong brand, a brand that,
    your logo, =marketing, marketer, advertis*, advert, ad campaign, your ads, campaign, target audience, target group, your audience, audience, customer journey, customer segment, persona, buyer, buying decision,
    price anchor, =anchoring, decoy, price ending, scarcity, social proof, testimonial, star rating, loss aversion, reciprocity, reciprocation, framing effect, halo effect, fomo, influencer, go viral, viral video, hashtag, followers,
    your posts, your feed, your profile, content plan, content calendar, engagement rate, go-to-market, =positioning, slogan, tagline, unique selling, value proposition, lead magnet, qualified lead,
    cold call, cold email, follow-up email, customer review, online review, trust signal, contact form, reply rate, open rate, web page, web address, your headings, optional fields, your last posts, logo, press release`,
  ),
  self: list(
    `mindset, growth mindset, comfort zone, self-discipline, willpower, habit loop, habit stacking, new habit, good habit, =habits, goal setting, set goals, your goals, smart goals, =journaling, gratitude journal, burnout, burn-out,
    work-life, imposter, impostor, resilience, time management, deep work, multitask*, single-tasking, pomodoro, procrastinat*, active listening, public speaking, =networking, elevator pitch, cognitive, confirmation planning fallacy, spaced repetition, spacing effect, retrieval practice, forgetting curve, working memory, long-term memory, attention span, attention residue, intrinsic, extrinsic, self-control, self-confidence, self-esteem,
    psychologist, psychology, neuroscien*, dopamine, parkinson's law, pareto, hofstadter, dunning, two-minute rule, inbox, to-do list, decision fatigue, premortem, pre-mortem, implementation intention, give feedback, ask for feedback, honest feedback, mentor,
    role model, career, job interview, lifelong learning, personal growth, a colleague, each colleague, your colleague, meetings, your next meeting, task, from memory, the mind, your next talk, next decision, of your decisions, decisions that, people underestimate, we underestimate, practice session, a speaker, helpful difficulty,
    your own notes, learning by teaching, the latest reason`,
  ),
  computing: list(
    `artificial intelligence, machine learning, neural network, neural net, language model, chatbot, chat bot, prompt engineering, your prompt, a prompt, =prompts, algorithm, training data, big data, data set, dataset, database, phishing, two-factor,
    two-step login, password, passkey, software update, spreadsheet, cloud storage, source code, programmer, developer, open source, encrypt*, automation, automate, =automating, internet of things, hallucinat*, screen reader, alt text, dark pattern,
    user interface, usability, ai, deepfake, browser, web browser, cookie banner, metadata, backups, backup copy, malware, ransomware, firewall, barcode scanner, qr code, api, tech stack, early adopter, moore's law, computer model, overfitting, false positive, data point, a program, web camera, least privilege, administrator, square code, the algorithm's, automatic assistant`,
  ),
} as const satisfies Record<string, readonly string[]>

export type TheoryOf = keyof typeof THEORY

type Brand = Pick<BenchBrand, 'name' | 'description' | 'facts' | 'ownWords' | 'offer'>

/** What the owner says too is no theory, nor what is sold to businesses. */
function isTheirs(said: string, { description, facts, ownWords, offer = [] }: Brand): boolean {
  const theirs = [description, ...facts.flatMap(({ text, answer = '' }) => [text, answer]), ...offer].join('. ')
  return saidOf(theirs, [said]).length > 0 || ownWords.some((own) => sameWords(own, said))
}

const sameWords = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string => tokensOf(text).map(baseOf).join(' ')

/** The words of theory in a script, by what they are a theory of. */
export function theoryIn({ body }: Pick<Script, 'body'>, brand: Brand): { of: TheoryOf; said: string }[] {
  const text = withoutName(body, brand.name)
  return (Object.keys(THEORY) as TheoryOf[]).flatMap((of) =>
    saidOf(text, THEORY[of])
      .filter((said) => !isTheirs(said, brand))
      .map((said) => ({ of, said })),
  )
}

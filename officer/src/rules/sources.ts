import type { RULE_SOURCES } from '@octavo/contract/compliance'

export type SourceKind = (typeof RULE_SOURCES)[number]

/** Where a rule is known from. `law`: a statute, a regulation, or an authority's word on what these forbid. */
export type Source = { kind: SourceKind; name: string; url?: string; law?: true }

const cfr = (place: string) => `https://www.ecfr.gov/current/${place}`
const usc = (title: number, section: string) => `https://www.law.cornell.edu/uscode/text/${title}/${section}`
const youtube = (answer: number) => `https://support.google.com/youtube/answer/${answer}`

const ftc = (name: string, url?: string): Source => ({ kind: 'FTC', name, url, law: true })
const platform = (name: string, url?: string): Source => ({ kind: 'Platform policy', name, url })
const copyright = (name: string, url?: string): Source => ({ kind: 'Copyright', name, url, law: true })
const family = (name: string, url?: string): Source => ({ kind: 'Family safety', name, url })
const spam = (name: string, url?: string): Source => ({ kind: 'Spam law', name, url, law: true })
const ai = (name: string, url?: string): Source => ({ kind: 'AI disclosure', name, url })

/** What a kind of source does not make a law by itself, or does. */
const byLaw = (source: Source): Source => ({ ...source, law: true })
const byTerms = ({ law: _, ...source }: Source): Source => source

const META_ADS = 'https://transparency.meta.com/policies/ad-standards/'
const TIKTOK = 'https://www.tiktok.com/community-guidelines/en'

/** Every law, guide and policy that a rule rests on, each in one place. */
// biome-ignore format: a table
export const sources = {
  ftcAct:             ftc('FTC Act, Section 5 (15 U.S.C. 45)', usc(15, '45')),
  endorsements:       ftc('FTC Endorsement Guides, 16 CFR 255', cfr('title-16/part-255')),
  typicalResults:     ftc('FTC Endorsement Guides, 16 CFR 255.2', cfr('title-16/section-255.2')),
  expertEndorsement:  ftc('FTC Endorsement Guides, 16 CFR 255.3', cfr('title-16/section-255.3')),
  materialConnection: ftc('FTC Endorsement Guides, 16 CFR 255.5', cfr('title-16/section-255.5')),
  fakeReviews:        ftc('FTC Rule on Consumer Reviews and Testimonials, 16 CFR 465', cfr('title-16/part-465')),
  fakeTestimonial:    ftc('FTC Rule on Consumer Reviews and Testimonials, 16 CFR 465.2', cfr('title-16/section-465.2')),
  disclosures:        ftc('FTC Disclosures 101 for Social Media Influencers', 'https://www.ftc.gov/business-guidance/resources/disclosures-101-social-media-influencers'),
  substantiation:     ftc('FTC Policy Statement Regarding Advertising Substantiation'),
  free:               ftc('FTC Guide Concerning Use of the Word "Free", 16 CFR 251', cfr('title-16/part-251')),
  pricing:            ftc('FTC Guides Against Deceptive Pricing, 16 CFR 233', cfr('title-16/part-233')),
  green:              ftc('FTC Green Guides, 16 CFR 260', cfr('title-16/part-260')),
  madeInUsa:          ftc('FTC Made in USA Labeling Rule, 16 CFR 323', cfr('title-16/part-323')),
  businessOpportunity: ftc('FTC Business Opportunity Rule, 16 CFR 437', cfr('title-16/part-437')),
  telemarketing:      ftc('FTC Telemarketing Sales Rule, 16 CFR 310', cfr('title-16/part-310')),
  creditRepair:       ftc('Credit Repair Organizations Act, 15 U.S.C. 1679b', usc(15, '1679b')),
  healthClaims:       ftc('FTC Health Products Compliance Guidance (2022)', 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance'),
  gutCheck:           ftc('FTC Gut Check: spotting false weight-loss claims', 'https://www.ftc.gov/business-guidance/resources/gut-check-reference-guide-media-spotting-false-weight-loss-claims'),
  darkPatterns:       ftc('FTC Staff Report "Bringing Dark Patterns to Light" (2022)'),
  aiClaims:           ftc('FTC Act, Section 5, as applied to claims about AI (Operation AI Comply, 2024)', usc(15, '45')),

  youtubeSpam:        platform('YouTube Spam, Deceptive Practices and Scams Policies', youtube(2801973)),
  youtubeEngagement:  platform('YouTube Fake Engagement Policy', youtube(3399767)),
  youtubeHarassment:  platform('YouTube Harassment and Cyberbullying Policies', youtube(2802268)),
  youtubeHate:        platform('YouTube Hate Speech Policy', youtube(2801939)),
  youtubeHarmful:     platform('YouTube Harmful or Dangerous Content Policies', youtube(2801964)),
  youtubeRegulated:   platform('YouTube Illegal or Regulated Goods Policies', youtube(9229611)),
  youtubeFirearms:    platform('YouTube Firearms Policy', youtube(7667605)),
  youtubeElections:   platform('YouTube Elections Misinformation Policies', youtube(10835034)),
  youtubeMedical:     platform('YouTube Medical Misinformation Policies', youtube(13813322)),
  youtubeImpersonation: platform('YouTube Impersonation Policy', youtube(2801947)),
  youtubeLinks:       platform('YouTube External Links Policy', youtube(9054257)),
  youtubeHashtags:    platform('YouTube Help: use hashtags for video search', youtube(6390658)),
  youtubePrivacy:     platform('YouTube Privacy Guidelines', youtube(7671399)),
  metaPersonal:       platform('Meta Advertising Standards: personal attributes', `${META_ADS}objectionable-content/privacy-violations-personal-attributes`),
  metaDiscrimination: platform('Meta Advertising Standards: discriminatory practices', META_ADS),
  metaHealth:         platform('Meta Advertising Standards: health and wellness', META_ADS),
  metaBait:           platform('Meta Content Distribution Guidelines: engagement bait', 'https://transparency.meta.com/features/approach-to-ranking/types-of-content-we-demote/'),
  tiktokGambling:     platform('TikTok Community Guidelines: regulated goods and commercial activities', TIKTOK),
  tiktokMisinformation: platform('TikTok Community Guidelines: integrity and authenticity', TIKTOK),

  copyrightAct:       copyright('U.S. Copyright Act, 17 U.S.C. 106 and 501', usc(17, '501')),
  circumvention:      copyright('Digital Millennium Copyright Act, 17 U.S.C. 1201', usc(17, '1201')),
  rightsManagement:   copyright('Digital Millennium Copyright Act, 17 U.S.C. 1202', usc(17, '1202')),
  fairUse:            copyright('Fair use, 17 U.S.C. 107', usc(17, '107')),
  trademark:          copyright('Lanham Act, 15 U.S.C. 1114 and 1125', usc(15, '1114')),
  commercialMusic:    byTerms(copyright('TikTok Commercial Music Library terms')),

  familyLanguage:     family('YouTube advertiser-friendly content guidelines: inappropriate language', youtube(6162278)),
  familyNudity:       family('YouTube Nudity and Sexual Content Policy', youtube(2802002)),
  familyChildSafety:  family('YouTube Child Safety Policy', youtube(2801999)),
  familySelfHarm:     family('YouTube Suicide, Self-Harm and Eating Disorders Policy', youtube(2802245)),
  familyViolence:     family('YouTube Violent or Graphic Content Policies', youtube(2802008)),
  familyDrugs:        family('YouTube advertiser-friendly content guidelines: recreational drugs', youtube(6162278)),
  familyBody:         family('TikTok Community Guidelines: mental and behavioural health', TIKTOK),
  coppa:              byLaw(family("Children's Online Privacy Protection Rule, 16 CFR 312", cfr('title-16/part-312'))),
  childAdvertising:   family("Children's Advertising Review Unit: Self-Regulatory Guidelines for Children's Advertising"),

  canSpam:            spam('CAN-SPAM Act, 15 U.S.C. 7704', usc(15, '7704')),
  tcpa:               spam('Telephone Consumer Protection Act, 47 CFR 64.1200', cfr('title-47/section-64.1200')),
  mailFilters:        spam('CAN-SPAM Act, 15 U.S.C. 7704, and the sender rules of the large mail providers', usc(15, '7704')),

  youtubeSynthetic:   ai('YouTube: disclosing altered or synthetic content', youtube(14328491)),
  tiktokSynthetic:    ai('TikTok Community Guidelines: AI-generated content', TIKTOK),
  aiAct:              byLaw(ai('EU AI Act, Article 50 (Regulation 2024/1689)', 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj')),
} as const satisfies Record<string, Source>

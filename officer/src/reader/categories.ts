/** What the reader says of each category: what it may be, why that matters, what to do, and by which law or policy. */
import type { Category } from '@octavo/contract/compliance'
import type { Source } from '#rules/sources.ts'
import { sources } from '#rules/sources.ts'

export type CategoryTexts = { title: string; explanation: string; advice: string; source: Source }

export const CATEGORY_TEXTS: Record<Category, CategoryTexts> = {
  endorsement: {
    title: 'Praise that may be paid for',
    explanation: 'Whoever is paid, given something or employed has to say so where the praise is.',
    advice: 'Say who paid or gave what, first and in plain words.',
    source: sources.materialConnection,
  },
  'fake-reviews': {
    title: 'A review that may not be real',
    explanation: 'Reviews that are invented, bought, or asked for only when they are good are against the law.',
    advice: 'Quote what customers really said, and ask all of them alike.',
    source: sources.fakeReviews,
  },
  health: {
    title: 'A health claim',
    explanation: 'What treats, cures or prevents has to be proven, and nobody may be talked out of seeing a doctor.',
    advice: 'Say what it is and how it feels, not what it heals.',
    source: sources.healthClaims,
  },
  earnings: {
    title: 'A promise of income',
    explanation: 'What people typically earn has to be known and shown before income is talked of.',
    advice: 'Say what you teach or sell, and leave out what somebody might earn.',
    source: sources.businessOpportunity,
  },
  finance: {
    title: 'A promise about money',
    explanation: 'Gains are never certain, and advice or credit may need a license.',
    advice: 'Name the risk and the cost, and promise no result.',
    source: sources.ftcAct,
  },
  offers: {
    title: 'An offer that may mislead',
    explanation:
      'Prices, deadlines, stock and prizes have to be as they are said, with every cost and condition beside them.',
    advice: 'Say the whole price, the real deadline and what it depends on.',
    source: sources.pricing,
  },
  synthetic: {
    title: 'Something generated that passes as real',
    explanation:
      'A voice, face or scene made by a computer has to be labeled, and nobody may be copied without their consent.',
    advice: 'Say that it is generated, or show the real thing.',
    source: sources.youtubeSynthetic,
  },
  consent: {
    title: 'Messages nobody asked for',
    explanation: 'Calls, texts and mail need consent, a sender one can know, and a way out that works.',
    advice: 'Write only to people who agreed, say who you are, and honor every no.',
    source: sources.tcpa,
  },
  copyright: {
    title: 'Work that may be somebody else’s',
    explanation: 'Music, footage, pictures, texts and brands belong to somebody who has to allow their use.',
    advice: 'Use your own, or what you have a license for.',
    source: sources.copyrightAct,
  },
  children: {
    title: 'Children',
    explanation: 'Children may not be pressed to buy, asked for their data, or shown what is for adults.',
    advice: 'Speak to their parents.',
    source: sources.coppa,
  },
  dangerous: {
    title: 'Something dangerous',
    explanation: 'What can hurt somebody who copies it may not be shown as a tip or a joke.',
    advice: 'Show the safe way, or say who has to do it.',
    source: sources.youtubeHarmful,
  },
  harassment: {
    title: 'Somebody put down or shut out',
    explanation: 'Nobody may be threatened, exposed, or turned away for who they are.',
    advice: 'Speak of the work, not of the person.',
    source: sources.youtubeHarassment,
  },
  regulated: {
    title: 'Goods with rules of their own',
    explanation:
      'Alcohol, tobacco, vapes, gambling, weapons and medicines may be advertised only in certain ways, if at all.',
    advice: 'Check the platform’s rules for it, and never reach those under age.',
    source: sources.youtubeRegulated,
  },
  privacy: {
    title: 'Somebody’s private matters',
    explanation: 'People’s faces, health, addresses and messages are theirs to show.',
    advice: 'Ask them, or leave out what tells who they are.',
    source: sources.youtubePrivacy,
  },
  misleading: {
    title: 'A claim that may mislead',
    explanation: 'Origin, awards, tests, comparisons and what is “green” or official have to be true and provable.',
    advice: 'Say only what you can show.',
    source: sources.substantiation,
  },
}

import type { Brand } from './schemas.ts'

/** The ten AI-employee brands that are offered when a brand is added. */
export const BRAND_PRESETS: readonly Pick<
  Brand,
  'name' | 'niche' | 'tone' | 'defaultPersona' | 'primaryColor' | 'description'
>[] = [
  {
    name: 'Signal Desk',
    niche: 'AI & Technology',
    tone: 'Educational & Informative',
    defaultPersona: 'A calm explainer who turns new tools into plain steps',
    primaryColor: '#2563EB',
    description: 'Plain explanations of everyday technology for small teams',
  },
  {
    name: 'Automate Corner',
    niche: 'AI & Technology',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A patient colleague who has time for beginners',
    primaryColor: '#0D9488',
    description: 'Small automations that give an hour a week back',
  },
  {
    name: 'Ledger & Co',
    niche: 'Business & Entrepreneurship',
    tone: 'Professional & Authoritative',
    defaultPersona: 'An experienced bookkeeper who speaks without jargon',
    primaryColor: '#1E3A5F',
    description: 'Prices, margins and cash flow for small businesses',
  },
  {
    name: 'First Shop',
    niche: 'Business & Entrepreneurship',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A shop owner who shares what the counter teaches',
    primaryColor: '#C2410C',
    description: 'Opening and running a first shop',
  },
  {
    name: 'Founder Notes',
    niche: 'Business & Entrepreneurship',
    tone: 'Energetic & Enthusiastic',
    defaultPersona: 'A quick thinker who likes lists and decisions',
    primaryColor: '#7C3AED',
    description: 'Decisions in the first years of a business',
  },
  {
    name: 'Quiet Focus',
    niche: 'Personal Development',
    tone: 'Educational & Informative',
    defaultPersona: 'A thoughtful coach who prefers small steps',
    primaryColor: '#15803D',
    description: 'Attention, habits and learning for busy people',
  },
  {
    name: 'Better Talks',
    niche: 'Personal Development',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A speaking coach who makes nerves normal',
    primaryColor: '#DB2777',
    description: 'Speaking, listening and giving feedback',
  },
  {
    name: 'Front Window',
    niche: 'Marketing & Sales',
    tone: 'Energetic & Enthusiastic',
    defaultPersona: 'A shop-window designer who thinks in first glances',
    primaryColor: '#EA580C',
    description: 'Being noticed and remembered by local customers',
  },
  {
    name: 'Word of Mouth',
    niche: 'Marketing & Sales',
    tone: 'Friendly & Approachable',
    defaultPersona: 'A neighbour who knows everybody on the street',
    primaryColor: '#CA8A04',
    description: 'Customers who come back and bring others',
  },
  {
    name: 'Fair Offer',
    niche: 'Marketing & Sales',
    tone: 'Professional & Authoritative',
    defaultPersona: 'A salesperson who would rather be trusted than quick',
    primaryColor: '#B91C1C',
    description: 'Honest selling: offers, prices and follow-up',
  },
]

import {
  Activity,
  BarChart3,
  Bed,
  CalendarDays,
  Clapperboard,
  Factory,
  FileText,
  Film,
  Home,
  Images,
  Inbox,
  Layers,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  MessageSquare,
  Rocket,
  ShieldCheck,
  SlidersHorizontal,
  Tags,
  TrendingUp,
  Users,
  Wand2,
  Zap,
} from '#ui/icons/index.ts'
import { type Page, page } from './page.tsx'

export const GROUPS = ['', 'Make', 'Keep', 'Grow', 'Run'] as const
export type Group = (typeof GROUPS)[number]

export type PageRow = {
  /** A pattern where it has a parameter, such as `/campaigns/:id`. */
  path: string
  /** Of the browser's tab. */
  title: string
  page: Page
  /** Its place in the sidebar; a page without one is reached from elsewhere. */
  menu?: { label: string; icon: LucideIcon; group: Group }
  /** Shows the same screen. */
  also?: readonly string[]
  /** Visitors may see it. */
  open?: true
}

const menu = (group: Group, label: string, icon: LucideIcon) => ({ label, icon, group })

/** Every screen: its path, title, place in the sidebar and chunk. Routes, sidebar, palette, guard and tests read it here. */
export const PAGES: readonly PageRow[] = [
  { path: '/', title: 'Home', page: page(() => import('#screens/home/Home.tsx')), menu: menu('', 'Home', Home) },
  {
    path: '/dashboard',
    title: 'Mission Control Dashboard',
    page: page(() => import('#screens/dashboard/Dashboard.tsx')),
    menu: menu('', 'Mission Control', LayoutDashboard),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    page: page(() => import('#screens/analytics/Analytics.tsx')),
    menu: menu('', 'Analytics', BarChart3),
  },

  {
    path: '/production',
    title: 'AI Video Production Center',
    page: page(() => import('#screens/production/Production.tsx')),
    menu: menu('Make', 'Weekly production', Clapperboard),
  },
  {
    path: '/viral-generator',
    title: 'Viral Content Generator',
    page: page(() => import('#screens/viral-generator/ViralGenerator.tsx')),
    menu: menu('Make', 'Viral content', Wand2),
  },
  {
    path: '/viral-shorts',
    title: 'Viral YouTube Short Creator',
    page: page(() => import('#screens/viral-shorts/ViralShorts.tsx')),
    menu: menu('Make', 'YouTube Shorts', Zap),
  },
  {
    path: '/ai-video',
    title: 'AI Video Generator',
    page: page(() => import('#screens/ai-video/AiVideo.tsx')),
    menu: menu('Make', 'AI video', Film),
  },
  {
    path: '/topview-generator',
    title: 'Avatar video generator',
    page: page(() => import('#screens/topview-generator/TopviewGenerator.tsx')),
    menu: menu('Make', 'Avatar video', Link2),
  },
  {
    path: '/real-viral-generator',
    title: 'Real viral generator',
    page: page(() => import('#screens/real-viral-generator/RealViralGenerator.tsx')),
    menu: menu('Make', 'Script to video', TrendingUp),
  },

  {
    path: '/library',
    title: 'Video Library',
    page: page(() => import('#screens/library/Library.tsx')),
    menu: menu('Keep', 'Video library', Layers),
    also: ['/videos'],
  },
  { path: '/videos/:id/edit', title: 'Edit film', page: page(() => import('#screens/video-edit/VideoEdit.tsx')) },
  {
    path: '/calendar',
    title: 'Calendar',
    page: page(() => import('#screens/calendar/Calendar.tsx')),
    menu: menu('Keep', 'Calendar', CalendarDays),
  },
  {
    path: '/scripts',
    title: 'Script Generator',
    page: page(() => import('#screens/scripts/Scripts.tsx')),
    menu: menu('Keep', 'Scripts', FileText),
  },
  {
    path: '/brands',
    title: 'Brand Manager',
    page: page(() => import('#screens/brands/Brands.tsx')),
    menu: menu('Keep', 'Brands', Tags),
  },
  {
    path: '/media',
    title: 'Media',
    page: page(() => import('#screens/media/Media.tsx')),
    menu: menu('Keep', 'Media', Images),
  },

  {
    path: '/viral-loop',
    title: 'Contacts & referrals',
    page: page(() => import('#screens/viral-loop/ViralLoop.tsx')),
    menu: menu('Grow', 'Contacts & referrals', Users),
  },
  {
    path: '/inbox',
    title: 'Inbox',
    page: page(() => import('#screens/inbox/Inbox.tsx')),
    menu: menu('Grow', 'Inbox', MessageSquare),
  },
  {
    path: '/outbox',
    title: 'Outbox',
    page: page(() => import('#screens/outbox/Outbox.tsx')),
    menu: menu('Grow', 'Outbox', Inbox),
  },
  { path: '/campaigns/:id', title: 'Campaign', page: page(() => import('#screens/campaign/Campaign.tsx')) },
  {
    path: '/launch',
    title: 'Launch',
    page: page(() => import('#screens/launch/Launch.tsx')),
    menu: menu('Grow', 'Launch', Rocket),
  },

  {
    path: '/mission-control',
    title: 'Mission Control',
    page: page(() => import('#screens/mission-control/MissionControl.tsx')),
    menu: menu('Run', 'Mass production', Factory),
  },
  {
    path: '/compliance',
    title: 'AI Compliance Officer',
    page: page(() => import('#screens/compliance/Compliance.tsx')),
    menu: menu('Run', 'Compliance officer', ShieldCheck),
  },
  {
    path: '/master-control',
    title: 'Master Control Dashboard',
    page: page(() => import('#screens/master-control/MasterControl.tsx')),
    menu: menu('Run', 'Master control', SlidersHorizontal),
  },
  {
    path: '/system',
    title: 'Sleep Peacefully Dashboard',
    page: page(() => import('#screens/system/System.tsx')),
    menu: menu('Run', 'Sleep Peacefully', Bed),
  },
  {
    path: '/verification',
    title: 'System checks',
    page: page(() => import('#screens/verification/Verification.tsx')),
    menu: menu('Run', 'System checks', Activity),
    open: true,
  },

  { path: '/pricing', title: 'Plans', page: page(() => import('#screens/pricing/Pricing.tsx')) },
  { path: '/settings', title: 'Settings', page: page(() => import('#screens/settings/Settings.tsx')) },
  { path: '/signup', title: 'Create an account', page: page(() => import('#screens/signup/Signup.tsx')) },
  {
    path: '/reset-password',
    title: 'Reset password',
    page: page(() => import('#screens/reset-password/ResetPassword.tsx')),
  },
]

/** Where the cards of Home lead, and old names of screens. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/video-library': '/library',
  '/production-center': '/production',
  '/brand-manager': '/brands',
}

/** The row of a path, by its own name, another name or an alias. */
export const pageAt = (path: string): PageRow | undefined => {
  const name = ALIASES[path] ?? path
  return PAGES.find((row) => row.path === name || row.also?.includes(name))
}

/** Fetches the chunk of a page, so that opening it is instant. */
export const preload = (path: string) => void pageAt(path)?.page.preload()

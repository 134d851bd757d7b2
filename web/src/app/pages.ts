import {
  Activity,
  BarChart3,
  Bed,
  CalendarDays,
  Clapperboard,
  CreditCard,
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
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Tags,
  TrendingUp,
  Users,
  Wand2,
  Zap,
} from '#ui/icons/index.ts'
import { type Page, page } from './page.tsx'

/** The seven places of the studio, and its machine rooms; each opens at its first page. */
export const PLACES = [
  { name: 'Home', icon: Home },
  { name: 'Create', icon: Wand2 },
  { name: 'Week', icon: CalendarDays },
  { name: 'Library', icon: Layers },
  { name: 'Brands', icon: Tags },
  { name: 'Audience', icon: Users },
  { name: 'Results', icon: BarChart3 },
  { name: 'System', icon: SlidersHorizontal },
] as const satisfies readonly { name: string; icon: LucideIcon }[]
export type Place = (typeof PLACES)[number]['name']

export type PageRow = {
  /** A pattern where it has a parameter, such as `/campaigns/:id`. */
  path: string
  /** Of the browser's tab. */
  title: string
  page: Page
  /** The place that it belongs to, and the words by which people look for it; a page without is reached from elsewhere. */
  menu?: { label: string; icon: LucideIcon; place: Place; find: string }
  /** Shows the same screen. */
  also?: readonly string[]
  /** Visitors may see it. */
  open?: true
}

const menu = (place: Place, label: string, icon: LucideIcon, find: string) => ({ place, label, icon, find })

/** Every screen: its path, title, place in the sidebar and chunk. Routes, sidebar, palette, guard and tests read it here. */
export const PAGES: readonly PageRow[] = [
  {
    path: '/',
    title: 'Home',
    page: page(() => import('#screens/home/Home.tsx')),
    menu: menu('Home', 'Home', Home, 'start overview first steps sample'),
  },

  {
    path: '/viral-generator',
    title: 'Viral Content Generator',
    page: page(() => import('#screens/viral-generator/ViralGenerator.tsx')),
    menu: menu('Create', 'Viral content', TrendingUp, 'make a video create film trend hook new'),
  },
  {
    path: '/viral-shorts',
    title: 'Viral YouTube Short Creator',
    page: page(() => import('#screens/viral-shorts/ViralShorts.tsx')),
    menu: menu('Create', 'YouTube Shorts', Zap, 'make a video create film topic short reel tiktok new'),
  },
  {
    path: '/ai-video',
    title: 'AI Video Generator',
    page: page(() => import('#screens/ai-video/AiVideo.tsx')),
    menu: menu('Create', 'AI video', Film, 'make a video create film own script text new'),
  },
  {
    path: '/topview-generator',
    title: 'Avatar video generator',
    page: page(() => import('#screens/topview-generator/TopviewGenerator.tsx')),
    menu: menu('Create', 'Avatar video', Link2, 'make a video create film link url website presenter talking head new'),
  },
  {
    path: '/real-viral-generator',
    title: 'Real viral generator',
    page: page(() => import('#screens/real-viral-generator/RealViralGenerator.tsx')),
    menu: menu('Create', 'Script to video', Clapperboard, 'make a video create film finished script new'),
  },

  {
    path: '/production',
    title: 'AI Video Production Center',
    page: page(() => import('#screens/production/Production.tsx')),
    menu: menu('Week', 'Weekly production', Clapperboard, 'week plan batch eight films make videos subjects order'),
  },
  {
    path: '/weeks/:id',
    title: 'Review',
    page: page(() => import('#screens/week/Week.tsx')),
  },
  {
    path: '/calendar',
    title: 'Calendar',
    page: page(() => import('#screens/calendar/Calendar.tsx')),
    menu: menu('Week', 'Calendar', CalendarDays, 'schedule publish post date time slots'),
  },

  {
    path: '/library',
    title: 'Video Library',
    page: page(() => import('#screens/library/Library.tsx')),
    menu: menu('Library', 'Video library', Layers, 'films watch play download share publish delete captions'),
    also: ['/videos'],
  },
  {
    path: '/scripts',
    title: 'Script Generator',
    page: page(() => import('#screens/scripts/Scripts.tsx')),
    menu: menu('Library', 'Scripts', FileText, 'write words text hook caption'),
  },
  {
    path: '/media',
    title: 'Media',
    page: page(() => import('#screens/media/Media.tsx')),
    menu: menu('Library', 'Media', Images, 'photos pictures images clips upload files music'),
  },
  { path: '/videos/:id/edit', title: 'Edit film', page: page(() => import('#screens/video-edit/VideoEdit.tsx')) },

  {
    path: '/brands',
    title: 'Brand Manager',
    page: page(() => import('#screens/brands/Brands.tsx')),
    menu: menu(
      'Brands',
      'Brands',
      Tags,
      'logo color colors fonts voice looks facts trade business interview captions pronunciation',
    ),
  },

  {
    path: '/viral-loop',
    title: 'Contacts & referrals',
    page: page(() => import('#screens/viral-loop/ViralLoop.tsx')),
    menu: menu(
      'Audience',
      'Contacts & referrals',
      Users,
      'people customers import csv segments consent invite friend referral link',
    ),
  },
  {
    path: '/inbox',
    title: 'Inbox',
    page: page(() => import('#screens/inbox/Inbox.tsx')),
    menu: menu('Audience', 'Inbox', MessageSquare, 'messages replies comments answers'),
  },
  {
    path: '/launch',
    title: 'Launch',
    page: page(() => import('#screens/launch/Launch.tsx')),
    menu: menu('Audience', 'Launch', Rocket, 'campaign send newsletter mail email text sms'),
  },
  {
    path: '/outbox',
    title: 'Outbox',
    page: page(() => import('#screens/outbox/Outbox.tsx')),
    menu: menu('Audience', 'Outbox', Inbox, 'sent waiting mail email text sms'),
  },
  { path: '/campaigns/:id', title: 'Campaign', page: page(() => import('#screens/campaign/Campaign.tsx')) },

  {
    path: '/analytics',
    title: 'Analytics',
    page: page(() => import('#screens/analytics/Analytics.tsx')),
    menu: menu('Results', 'Analytics', BarChart3, 'views clicks numbers statistics performance learning best'),
  },

  {
    path: '/dashboard',
    title: 'Mission Control Dashboard',
    page: page(() => import('#screens/dashboard/Dashboard.tsx')),
    menu: menu('System', 'Mission Control', LayoutDashboard, 'dashboard overview stop start'),
  },
  {
    path: '/mission-control',
    title: 'Mission Control',
    page: page(() => import('#screens/mission-control/MissionControl.tsx')),
    menu: menu('System', 'Mass production', Factory, 'production mode auto-pilot autopilot queue pause'),
  },
  {
    path: '/master-control',
    title: 'Master Control Dashboard',
    page: page(() => import('#screens/master-control/MasterControl.tsx')),
    menu: menu('System', 'Master control', SlidersHorizontal, 'emergency stop all halt kill switch'),
  },
  {
    path: '/system',
    title: 'Sleep Peacefully Dashboard',
    page: page(() => import('#screens/system/System.tsx')),
    menu: menu('System', 'Sleep Peacefully', Bed, 'autonomous night guarantees health'),
  },
  {
    path: '/compliance',
    title: 'AI Compliance Officer',
    page: page(() => import('#screens/compliance/Compliance.tsx')),
    menu: menu('System', 'Compliance officer', ShieldCheck, 'rules legal law ftc check review report disclosure'),
  },
  {
    path: '/verification',
    title: 'System checks',
    page: page(() => import('#screens/verification/Verification.tsx')),
    menu: menu('System', 'System checks', Activity, 'test health status verify working'),
    open: true,
  },
  {
    path: '/settings',
    title: 'Settings',
    page: page(() => import('#screens/settings/Settings.tsx')),
    menu: menu(
      'System',
      'Settings',
      Settings,
      'password account email phone time zone theme channels youtube export delete sender services',
    ),
  },
  {
    path: '/pricing',
    title: 'Plans',
    page: page(() => import('#screens/pricing/Pricing.tsx')),
    menu: menu('System', 'Plans', CreditCard, 'price prices pricing upgrade credits pay billing cost subscription'),
  },

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

/** The pages of a place, the one that it opens at first. */
export const pagesOf = (place: Place): (PageRow & Required<Pick<PageRow, 'menu'>>)[] =>
  PAGES.filter((row): row is PageRow & Required<Pick<PageRow, 'menu'>> => row.menu?.place === place)

/** The place of a path: of a film's editor the library, of a campaign the audience. */
export function placeAt(path: string): Place | undefined {
  if (path.startsWith('/videos/')) return 'Library'
  if (path.startsWith('/weeks/')) return 'Week'
  if (path.startsWith('/campaigns/')) return 'Audience'
  return pageAt(path)?.menu?.place
}

/** Fetches the chunk of a page, so that opening it is instant. */
export const preload = (path: string) => void pageAt(path)?.page.preload()

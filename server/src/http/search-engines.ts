/** What the landing page tells those who do not look at it: search engines, and the sites on which somebody names it. */
import { PLAN_IDS, PLANS } from '@octavo/contract/plan'
import type { PlainRoutes } from './app.ts'

/** Under which address and in which currency this installation speaks. */
type Place = { publicUrl: string; currency: string }

/** Made by `npm run pictures`, lies among the built pages. */
const PICTURE = { path: '/og.png', width: 1200, height: 630 }
const PICTURE_SAYS = 'Eight frames of one week: seven shorts and one long film, made by Octavo for a pottery studio'
const HOUR = 'public, max-age=3600'

/** The lines for the landing page's head. Its title and description are read from the page, where they stand once. */
export function headLines(html: string, place: Place): string {
  const address = `${place.publicUrl}/`
  const title = first(html, /<title>([^<]*)<\/title>/)
  const description = first(html, /<meta name="description" content="([^"]*)"/)
  const picture = place.publicUrl + PICTURE.path
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Octavo',
    'og:locale': 'en_US',
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': PICTURE_SAYS,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': PICTURE_SAYS,
  }
  return [
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}" />`),
    ...Object.entries(names).map(([name, value]) => `<meta name="${name}" content="${value}" />`),
    `<script type="application/ld+json">${asData(application(place, description))}</script>`,
  ].join('\n    ')
}

/** The product and what it costs, in the words of schema.org. */
function application({ publicUrl, currency }: Place, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Octavo',
    description,
    url: `${publicUrl}/`,
    image: publicUrl + PICTURE.path,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Linux',
    offers: PLAN_IDS.flatMap((id) => {
      const { name, monthlyPrice, annualPrice } = PLANS[id]
      const offer = (period: string, billingDuration: string, price: number) => ({
        '@type': 'Offer',
        name: `${name}, ${period}`,
        url: `${publicUrl}/#pricing`,
        price,
        priceCurrency: currency,
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, billingDuration },
      })
      return [offer('by the year', 'P1Y', annualPrice), offer('by the month', 'P1M', monthlyPrice)]
    }),
  }
}

const asData = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c')
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** Which pages may be found: the landing page. Pages behind the sign-in say `noindex` themselves. */
export const searchEngines =
  ({ publicUrl }: Pick<Place, 'publicUrl'>): PlainRoutes =>
  (app) => {
    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', HOUR)
        .send(`User-agent: *\nDisallow: /api/\nDisallow: /s3/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
    )
    app.get('/sitemap.xml', (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', HOUR)
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${publicUrl}/</loc></url></urlset>\n`,
        ),
    )
  }

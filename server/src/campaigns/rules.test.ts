import { COUNTRIES } from '@octavo/contract/account'
import { describe, expect, it } from 'vitest'
import { writeMail, writeText } from './copy.rules.ts'
import { addressesIn, type MailParts, renderMail, renderText } from './render.rules.ts'
import { segmentsOf } from './sms-segments.rules.ts'
import { isTextHour, nextTextTime, zonesOf } from './text-hours.rules.ts'

const kiln = { businessName: 'Kiln & Co', businessDescription: 'pottery studio in Lisbon,\n we make mugs' }

describe('the first words', () => {
  it('say who writes and what was told about them, and nothing else about them', () => {
    const { subject, body } = writeMail(kiln)
    expect(subject).toContain('Kiln & Co')
    expect(body).toMatch(/^Hello \{\{firstName\}\},\n\n/)
    expect(body).toContain('pottery studio in Lisbon, we make mugs.')
    expect(`${subject} ${body}`).not.toMatch(/Octavo|credits|videos/)
  })

  it('are the same for the same business, and vary between businesses', () => {
    expect(writeMail(kiln)).toEqual(writeMail(kiln))
    const bodies = Array.from({ length: 12 }, (_, n) => writeMail({ ...kiln, businessName: `Kiln ${n}` }))
    const openings = bodies.map(({ body }) => body.replace(/Kiln \d+/g, ''))
    expect(new Set(openings).size).toBeGreaterThan(2)
  })

  it('of a text fit into one part with link and way out', () => {
    const link = 'https://octavo.example/c/AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKl'
    const text = renderText(writeText(kiln, 'film'), { firstName: 'Grace', lastName: '' }, link)
    expect(text).toBe(`Kiln & Co: Hi Grace, we made a new short film. Watch it here: ${link} Reply STOP to opt out.`)
    expect(segmentsOf(text).segments).toBe(1)
    const without = renderText(writeText(kiln, 'nowhere'), { firstName: 'Grace', lastName: '' }, null)
    expect(without).toMatch(/glad to see you\. Reply STOP to opt out\.$/)
  })

  it('are about the film where there is one, with what the brand says of itself', () => {
    const film = { title: 'Why your first bowl folds.', durationMs: 35_400 }
    const { subject, body } = writeMail(kiln, { film, facts: ['Saturday class, 48 pounds', 'Six wheels', 'A third'] })
    expect(subject).toBe('Why your first bowl folds')
    expect(body).toContain('We made a short film you might like: “Why your first bowl folds”. It runs 35 seconds.')
    expect(body).toContain('Saturday class, 48 pounds. Six wheels.')
    expect(body).not.toContain('A third')
  })
})

const parts: MailParts = {
  subject: 'For {{firstName}}',
  body: 'Hello {{firstName}},\n\nsee https://kiln.example/new?a=1&b=2.\nOr <b>write</b>.',
  businessName: 'Kiln & Co',
  person: { firstName: '<Grace>', lastName: 'Hopper' },
  film: null,
  action: { label: 'Have a look', url: 'https://octavo.example/c/t' },
  madeWithUrl: null,
  tracked: (place) => `https://octavo.example/c/t/${place}`,
  unsubscribeUrl: 'https://octavo.example/u/t',
  openUrl: 'https://octavo.example/o/t.gif',
  postalAddress: '1 Kiln Road, Lisbon',
  why: 'You get this because you know us.',
}

describe('a mail', () => {
  it('carries names, way out, postal address and reason in both forms', () => {
    const { subject, text, html } = renderMail(parts)
    expect(subject).toBe('For <Grace>')
    for (const said of [
      '1 Kiln Road, Lisbon',
      'https://octavo.example/u/t',
      'You get this because',
      'octavo.example/c/t',
    ])
      for (const form of [text, html]) expect(form).toContain(said)
    expect(text).toContain('https://kiln.example/new?a=1&b=2')
  })

  it('lets nothing that was typed become markup', () => {
    const { html } = renderMail(parts)
    expect(html).not.toMatch(/<b>|<Grace>/)
    expect(html).toContain('<a href="https://octavo.example/c/t/1">https://kiln.example/new?a=1&#38;b=2</a>.')
  })

  it('shows the film behind its second paragraph, and names its maker only where it is asked to', () => {
    const film = {
      title: 'A <bowl>',
      posterUrl: 'https://octavo.example/film/x/poster.jpg',
      url: 'https://octavo.example/c/t/film',
    }
    const three = { ...parts, body: 'One\n\nTwo\n\nThree', film }
    const { html, text } = renderMail({ ...three, madeWithUrl: 'https://octavo.example/c/t/octavo' })
    expect(html).toMatch(
      /Two<\/p>\n<p[^>]*><a href="https:\/\/octavo.example\/c\/t\/film"><img src="[^"]*poster.jpg" alt="A &#60;bowl&#62;"[\s\S]*Three/,
    )
    expect(text).toContain('A <bowl>: https://octavo.example/c/t/film')
    for (const form of [html, text]) expect(form).toContain('Made with Octavo')
    const without = renderMail({ ...three, action: null })
    expect(without.html).not.toContain('Octavo')
    expect(without.html).not.toContain('border-radius:8px;background')
  })

  it('greets who has no name', () => {
    expect(renderMail({ ...parts, person: { firstName: '', lastName: '' } }).text).toMatch(/^Hello there,/)
  })

  it('knows its addresses in their order', () => {
    expect(addressesIn('a https://a.example/x, (http://b.example) https://c.example/?q=1!')).toEqual([
      'https://a.example/x',
      'http://b.example',
      'https://c.example/?q=1',
    ])
  })
})

it.each([
  ['x'.repeat(160), 1],
  ['x'.repeat(161), 2],
  ['x'.repeat(306), 2],
  ['x'.repeat(307), 3],
  [`${'x'.repeat(159)}€`, 2],
  ['“'.repeat(70), 1],
  ['“'.repeat(71), 2],
  ['🎬'.repeat(35), 1],
  ['🎬'.repeat(36), 2],
  [`${'x'.repeat(152)}€${'x'.repeat(10)}`, 2],
])('%s takes %i parts', (text, segments) => {
  expect(segmentsOf(text).segments).toBe(segments)
})

describe('the hours of texts', () => {
  const at = (time: string) => new Date(time)

  it.each([
    ['what the contact says', { textNumber: '+4915112345678', timeZone: 'Asia/Tokyo' }, ['Asia/Tokyo']],
    ['the number’s country', { textNumber: '+4915112345678', timeZone: null }, ['Europe/Berlin']],
    ['all of a wide country', { textNumber: '+12025550123', timeZone: null }, ['America/St_Johns', 'Pacific/Honolulu']],
    ['the account’s, for a country nobody knows', { textNumber: '+99912345678', timeZone: null }, ['UTC']],
  ])('go by %s', (_what, recipient, zones) => {
    expect(zonesOf(recipient, 'UTC')).toEqual(zones)
  })

  it('know every country of the sign-up form, and only time zones that are', () => {
    for (const { dialCode } of COUNTRIES) {
      const zones = zonesOf({ textNumber: `${dialCode}999999999`, timeZone: null }, 'nowhere')
      expect(() => isTextHour(new Date(), zones)).not.toThrow()
    }
  })

  it.each([
    ['2026-06-10T05:59:00Z', false],
    ['2026-06-10T06:00:00Z', true],
    ['2026-06-10T18:59:00Z', true],
    ['2026-06-10T19:00:00Z', false],
  ])('in Berlin, %s: %s', (time, may) => {
    expect(isTextHour(at(time), ['Europe/Berlin'])).toBe(may)
  })

  it.each([
    ['Europe/Berlin', '2026-06-10T03:07:00Z', '2026-06-10T06:00:00.000Z'],
    ['Europe/Berlin', '2026-06-10T19:30:00Z', '2026-06-11T06:00:00.000Z'],
    // The night in which the clock goes forward is an hour shorter.
    ['Europe/Berlin', '2026-03-28T20:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['Asia/Kolkata', '2026-06-10T00:00:00Z', '2026-06-10T02:30:00.000Z'],
  ])('in %s after %s begin at %s', (zone, now, next) => {
    expect(nextTextTime(at(now), [zone]).toISOString()).toBe(next)
  })

  it('of a wide country wait for its west and end with its east', () => {
    const zones = ['America/St_Johns', 'Pacific/Honolulu']
    expect(nextTextTime(at('2026-06-10T12:00:00Z'), zones).toISOString()).toBe('2026-06-10T18:00:00.000Z')
    expect(isTextHour(at('2026-06-10T23:29:00Z'), zones)).toBe(true)
    expect(isTextHour(at('2026-06-10T23:30:00Z'), zones)).toBe(false)
  })
})

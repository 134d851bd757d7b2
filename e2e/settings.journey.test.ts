/** The settings: changed, refused, changed again; and an account that ends with all it holds. */
import { expect, it } from 'vitest'
import { journey, PASSWORD } from './journey.ts'

const TITLE = 'Settings'

journey(TITLE, (visit) => {
  it('are reached from the dashboard and the account menu', async () => {
    const { page, go, isClean } = visit
    await visit.aBrand()
    await go('/dashboard', 'Mission Control Dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByText('Embedded').first().waitFor()
    await isClean()
  })

  it('keep a name and a time zone by keyboard alone', async () => {
    const { page, go } = visit
    await page.getByLabel('First name').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Grace')
    await page.getByLabel('Time zone').focus()
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Search time zones').waitFor()
    await page.keyboard.type('Asia/Tokyo')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Save', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await go('/settings', TITLE)
    expect(await page.getByLabel('First name').inputValue()).toBe('Grace')
    expect((await visit.api('GET', '/api/auth/user')).timeZone).toBe('Asia/Tokyo')
  })

  it('refuse a wrong password and an address that is none, and take the right ones', async () => {
    const { page, expectError } = visit
    expectError(/Failed to load resource/)
    await page.getByLabel('Current password').fill('Wrong1horse')
    await page.getByLabel('Password', { exact: true }).fill('Another1horse')
    await page.getByLabel('Confirm password').fill('Another1horse')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This is not your present password.').waitFor()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('All other sessions have ended.', { exact: false }).first().waitFor()
    await page.getByLabel('Link of its film pages').fill('kiln')
    await page.getByText('Please give a web address that begins with https://').waitFor()
    await page.getByLabel('Link of its film pages').fill('https://kiln.example/shop')
    await page.getByRole('button', { name: 'Save channel' }).click()
    await page.getByText('Channel saved').first().waitFor()
    await page.getByLabel('Postal address').fill('1 Clay Street, Halle')
    await page.getByRole('button', { name: 'Save settings' }).click()
    expect((await visit.api('GET', '/api/channels'))[0].linkUrl).toBe('https://kiln.example/shop')
    await expect.poll(async () => (await visit.api('GET', '/api/campaigns/settings')).postalAddress).toMatch(/^1 Clay/)
  })

  it('give all data out as lines, and end the account with its password', async () => {
    const { page } = visit
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export all data' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^octavo-account-.*\.ndjson$/)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Your password').fill('Another1horse')
    await page.getByRole('button', { name: 'Delete account and data' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Login' }).first().waitFor()
    await visit.api('GET', '/api/auth/user', undefined, 401)
  })
})

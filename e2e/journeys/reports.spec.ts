import { expectAccessible } from '../lib/accessibility'
import { register, registeredPage, sendOperation, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

test('reports: a company is reported, taken down, appealed for and restored', async ({ page, browser, baseURL }) => {
  const owner = await registeredPage(browser, baseURL, 'Vera Claims', 'VENDOR')
  const { viewer } = await sendOperation(owner.request, '{ viewer { company { id name } } }')
  const { id, name } = viewer.company
  const path = `/company/${id}`

  await register(page, 'Rory Reports')
  await visit(page, path)
  await main(page)
    .getByRole('button', { name: `Report ${name}` })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is wrong').selectOption({ label: 'A fraud, or false claims' })
  await dialog.getByLabel('Tell us more').fill('There is no such company.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Thank you')
  await expectAccessible(page)

  const admin = await signedInPage(browser, baseURL, 'admin')
  await visit(admin, '/dashboard/admin/reports')
  const waiting = region(admin, 'New reports').getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toContainText('There is no such company.')
  await waiting.getByRole('button', { name: `Take down: ${name}` }).click()
  await waiting.getByLabel('Reason for the owner').fill('The register does not know it.')
  await waiting.getByRole('button', { name: 'Take down', exact: true }).click()
  await expect(region(admin, 'Taken down')).toContainText(name)
  await expectAccessible(admin)
  expect((await page.goto(path))?.status()).toBe(404)

  await visit(owner, '/dashboard/take-downs')
  const own = region(owner, 'Decisions').getByRole('listitem')
  await expect(own).toContainText('The register does not know it.')
  await own.getByRole('button', { name: `Appeal: ${name}` }).click()
  await own.getByLabel('Why it should be shown again').fill('It is registered since Monday.')
  await own.getByRole('button', { name: 'Appeal', exact: true }).click()
  await expect(own).toContainText('Appeal waiting')
  await expectAccessible(owner)

  await visit(admin, '/dashboard/admin/reports')
  const appeal = region(admin, 'Appeals').getByRole('listitem').filter({ hasText: name })
  await appeal.getByRole('button', { name: `Restore: ${name}` }).click()
  await appeal.getByLabel('Answer to the owner').fill('So it is.')
  await appeal.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(appeal).toHaveCount(0)
  expect((await page.goto(path))?.status()).toBe(200)
  for (const other of [owner, admin]) await other.context().close()
})

test('announcements: one stands on every page, is dismissed for good, and ends', async ({ page, browser, baseURL }) => {
  const text = 'Payments pause on Sunday from 2 to 3.'
  const admin = await signedInPage(browser, baseURL, 'admin')
  await visit(admin, '/dashboard/admin/announcements')
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  const write = form(admin, 'New announcement')
  await write.getByLabel('Text').fill(text)
  await write.getByLabel('Until').fill(until)
  await write.getByRole('button', { name: 'Publish' }).click()
  const row = region(admin, 'All announcements').getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('Shown')
  await expectAccessible(admin)

  const html = await (await page.request.get('/about')).text()
  expect(html).toContain(text)
  await visit(page, '/about')
  const bar = page.getByRole('region', { name: 'Announcements' })
  await expect(bar).toContainText(text)
  await expectAccessible(page)
  await bar.getByRole('button', { name: `Dismiss: ${text}` }).click()
  await expect(page.getByText(text)).toBeHidden()
  await visit(page, '/jobs')
  await expect(page.getByText(text)).toBeHidden()

  await row.getByRole('button', { name: /^End now/ }).click()
  await expect(row).toContainText('Over')
  expect(await (await page.request.get('/about')).text()).not.toContain(text)
  await admin.context().close()
})

const startMutation = `mutation ($input: StartConversationInput!) {
  startConversation(input: $input) { ... on MessageSent { conversation { id } } }
}`
const quoteMutation = `mutation ($input: RequestQuoteInput!) {
  requestQuote(input: $input) { ... on QuoteRequested { engagement { id } } }
}`

test('order file: an admin sees the mails, and reads the messages after saying why', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Quentin Asks')
  const quote = { profileId: 'usr-tomas-vidal', message: 'A wordmark for a ferry.' }
  const { requestQuote } = await sendOperation(page.request, quoteMutation, { input: quote })
  const { id } = requestQuote.engagement
  const message = { about: { engagementId: id }, body: 'In blue, please.', clientId: 'journey' }
  await sendOperation(page.request, startMutation, { input: message })

  const admin = await signedInPage(browser, baseURL, 'admin')
  await visit(admin, `/dashboard/engagements/${id}`)
  await expect(region(admin, 'Mails')).toContainText('To Tomás Vidal')
  await expect(main(admin).getByText('In blue, please.')).toHaveCount(0)
  const reason = form(admin, 'Read the conversation')
  await reason.getByLabel('Reason').fill('The buyer asks us to.')
  await reason.getByRole('button', { name: 'Read for an hour' }).click()
  await expect(main(admin).getByText('In blue, please.')).toBeVisible()
  await expectAccessible(admin)
  await visit(admin, '/dashboard/admin/users')
  await expect(main(admin).getByText('The buyer asks us to.').first()).toBeVisible()
  await admin.context().close()
})

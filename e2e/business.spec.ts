import type { Page } from '@playwright/test'
import { ask, expect, main, settled, test, visit } from './page'
import { join, newcomer, other, step } from './people'

/** What comes to a page that is open, comes within this time. */
const soon = { timeout: 5_000 }

const region = (page: Page, name: string) => main(page).getByRole('region', { name })
const form = (page: Page, name: string) => main(page).getByRole('form', { name, exact: true })
const numberOn = async (page: Page) => (await main(page).locator('dd', { hasText: /^MQ-/ }).textContent()) ?? ''

test('a quote is asked for, offered, countered, offered again, accepted and paid', async ({
  page,
  browser,
  baseURL,
}) => {
  await join(page, 'Quentin Ask')
  await visit(page, '/service/srv-1504')
  await main(page).getByRole('link', { name: 'Request a quote' }).click()
  await form(page, 'Request a quote').getByLabel('Message').fill('Packaging for two sensors.')
  await form(page, 'Request a quote').getByRole('button', { name: 'Request a quote' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Quote requested', exact: true })).toBeVisible()
  const number = await numberOn(page)
  const { pathname } = new URL(page.url())

  const seller = await other(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await step(seller, 'Send offer', { Price: '900', Days: '10', Message: 'Two boxes, one system.' })

  await page.goto(pathname)
  await step(page, 'Counter', { Price: '800', Message: 'Could it be a little less?' })
  await seller.reload()
  await expect(region(seller, 'Countered by Quentin Ask')).toContainText('a little less')
  await step(seller, 'Send offer', { Price: '850', Days: '12', Message: 'We meet in the middle.' })

  await page.goto(pathname)
  await expect(region(page, 'Money')).toContainText('The price on the table is $850.00.')
  await main(page).getByRole('button', { name: 'Accept offer', exact: true }).click()
  await form(page, 'Accept offer').getByRole('button', { name: /4242/ }).click()
  await form(page, 'Accept offer').getByRole('button', { name: 'Accept offer', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Awaiting requirements', exact: true })).toBeVisible()
  await expect(region(page, 'Money')).toContainText('$850.00 held by Marque')
  await expect(region(page, 'Timeline').getByText('Offer sent', { exact: true })).toHaveCount(2)
  await seller.context().close()
})

test('a dispute is ruled by an admin, and both sides see the money split', async ({ page, browser, baseURL }) => {
  await join(page, 'Dina Spute')
  const place =
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { order { engagements { id number version } } } } }'
  const input = {
    lines: [{ listingId: 'srv-1501', quantity: 1 }],
    expectedTotal: 699,
    payment: { token: 'sample-pays-4242' },
    idempotencyKey: `e2e-${Date.now()}`,
  }
  const { placeOrder } = await ask(page.request, place, { input })
  const [{ id, number }] = placeOrder.order.engagements
  await page.goto(`/dashboard/engagements/${id}`)
  await step(page, 'Send requirements', { Requirements: 'One colour.' })
  await step(page, 'Open dispute', { Reason: 'Nothing has come.' })
  await expect(main(page).getByRole('heading', { level: 2, name: 'Disputed' })).toBeVisible()

  const admin = await other(browser, baseURL, 'admin')
  await admin.goto('/dashboard')
  const disputes = region(admin, 'Disputes to decide')
  await disputes.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await step(admin, 'Resolve', { Refund: '199', Reason: 'A part was done.' })

  await page.reload()
  await expect(region(page, 'Dispute resolved by Marque')).toContainText('A part was done.')
  for (const row of ['Refunded to you$199.00', 'Released to Tomás Vidal$500.00', 'Held$0.00'])
    await expect(region(page, 'Money')).toContainText(row)
  const seller = await other(browser, baseURL, 'freelancer')
  await seller.goto(`/dashboard/engagements/${id}`)
  for (const row of ['Released to you$500.00', 'Commission of Marque$50.00', 'Earned by you$450.00'])
    await expect(region(seller, 'Money')).toContainText(row)
  for (const one of [admin, seller]) await one.context().close()
})

test('a job is posted, applied for, and closed by hiring; the other applicant is told', async ({
  page,
  browser,
  baseURL,
}) => {
  await join(page, 'Hanna Hires', 'VENDOR')
  await visit(page, '/jobs/post')
  const post = form(page, 'Post a job')
  await expect(post.getByLabel('Type')).toHaveValue('Full-time')
  await post.getByLabel('Title').fill('Keeper of Seals')
  await post.getByLabel('Location').fill('Delft')
  await post.getByLabel('Pay').fill('$50,000–$60,000')
  await post.getByLabel('Description').fill('Keeps the seals, and the register of who has which.')
  await post.getByRole('button', { name: 'Post the job' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Keeper of Seals' })).toBeVisible()
  const job = new URL(page.url()).pathname

  const chosen = await newcomer(browser, baseURL, 'Carla Chosen', 'FREELANCER')
  const left = await newcomer(browser, baseURL, 'Leo Left')
  for (const applicant of [chosen, left]) {
    await visit(applicant, job)
    await main(applicant).getByRole('link', { name: 'Apply for Keeper of Seals' }).click()
    await form(applicant, 'Apply').getByLabel('Note').fill('I have kept seals for years.')
    await form(applicant, 'Apply').getByRole('button', { name: 'Send the application' }).click()
    await expect(applicant).toHaveURL('/dashboard/applications')
  }

  await page.goto('/dashboard/jobs')
  const row = main(page).getByRole('listitem').filter({ hasText: 'Keeper of Seals' })
  await expect(row).toContainText('2 applicants')
  await row.getByRole('link').click()
  const answer = async (name: string) => {
    await main(page)
      .getByRole('button', { name: `${name}: Carla Chosen` })
      .click()
    await form(page, name).getByRole('button', { name, exact: true }).click()
    await expect(form(page, name)).toHaveCount(0)
  }
  await answer('Shortlist')
  await expect(main(page).getByText('Shortlisted').first()).toBeVisible()
  await answer('Hire and close the job')
  await expect(main(page).getByText('Closed', { exact: true })).toBeVisible()

  await left.goto('/dashboard')
  await left
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await expect(left.getByText('This job is filled.').first()).toBeVisible()
  await left.goto(job)
  await expect(main(left).getByText('This job is closed')).toBeVisible()
  await expect(main(left).getByRole('link', { name: 'Apply for Keeper of Seals' })).toHaveCount(0)
  for (const one of [chosen, left]) await one.context().close()
})

test('a message arrives at an open page, is counted, read, and answered', async ({ page, browser, baseURL }) => {
  const reader = await newcomer(browser, baseURL, 'Rita Reads', 'VENDOR')
  const { viewer } = await ask(reader.request, '{ viewer { company { id } } }')
  await visit(reader, '/')
  const messages = reader.getByRole('banner').getByRole('link', { name: /^Messages/ })
  await expect(messages).toHaveText('Messages')

  await join(page, 'Will Writes')
  await visit(page, `/company/${viewer.company.id}`)
  await main(page)
    .getByRole('link', { name: /^Contact/ })
    .first()
    .click()
  const write = form(page, 'Write to Rita Reads and Company')
  await write.getByLabel('Message').fill('Do you print on tin?')
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(messages).toContainText('1', soon)

  await messages.click()
  await main(reader)
    .getByRole('link', { name: /Will Writes/ })
    .click()
  const theirs = main(reader).getByRole('list', { name: 'Conversation with Will Writes' })
  await expect(theirs).toContainText('Do you print on tin?')
  await expect(main(reader).getByText('unread')).toHaveCount(0)
  await main(reader).getByLabel('Message').fill('We do, from a hundred pieces.')
  await main(reader).getByRole('button', { name: 'Send' }).click()

  const own = main(page).getByRole('list', { name: /^Conversation with/ })
  await expect(own).toContainText('from a hundred pieces', soon)
  await settled(page)
  await visit(reader, '/')
  await expect(messages).toHaveText('Messages')
  await reader.context().close()
})

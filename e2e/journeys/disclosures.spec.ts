import { expectAccessible } from '../lib/accessibility'
import { register, signedInPage } from '../lib/accounts'
import { buyListing } from '../lib/engagement-actions'
import { expect, test, unwatchedTest } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

test('conflict check: the seller reads the names, reports no conflict, and then reads the request', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Connie Flict')
  await page.goto('/service/srv-1501/contact')
  await main(page).getByRole('link', { name: 'Ask for a conflict check first' }).click()
  const request = form(page, 'Request a quote')
  await request.getByLabel('Message').fill('A mark for the valve that we have not shown to anybody.')
  await request.getByLabel('Other parties, optional').fill('Delta Valve Works\nAquavena Irrigation GmbH')
  await request.getByText('Read the agreement').click()
  await expect(request.getByText('2. What is confidential')).toBeVisible()
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Request a quote' }).click()
  const check = region(page, 'Check for conflicts of interest')
  await expect(check).toContainText('Tomás sees only the names until they have answered.')

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto(page.url())
  await expect(region(seller, 'Check for conflicts of interest')).toContainText('Aquavena Irrigation GmbH')
  await expect(main(seller).getByText('A mark for the valve')).toHaveCount(0)
  await expectAccessible(seller)
  await main(seller).getByRole('button', { name: 'No conflict' }).click()
  await expect(main(seller).getByText('A mark for the valve').first()).toBeVisible()
  await expect(check).toContainText('Tomás has reported that there is no conflict of interest.')
  await seller.context().close()
})

// The browser logs the refused download.
unwatchedTest(
  'confidentiality agreement: files are withheld until the seller accepts it, and both print it',
  async ({ page, browser, baseURL }) => {
    await register(page, 'Enda Closed')
    const { id } = await buyListing(page, 'srv-1501', 699)
    await page.goto(`/dashboard/engagements/${id}`)
    const ask = 'Ask for a confidentiality agreement'
    await main(page).getByRole('button', { name: ask, exact: true }).click()
    await form(page, ask).getByRole('button', { name: ask }).click()
    await expect(region(page, 'Confidentiality agreement')).toContainText('You ask Tomás to accept it.')
    await main(page).getByRole('button', { name: 'Send requirements', exact: true }).click()
    const requirements = form(page, 'Send requirements')
    await requirements.getByLabel('Requirements').fill('Round, as in the sketch.')
    const file = { name: 'Sketch.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') }
    await requirements.locator('input[type=file]').setInputFiles(file)
    await expect(requirements.getByRole('button', { name: 'Remove Sketch.pdf' })).toBeVisible()
    await requirements.getByRole('button', { name: 'Send requirements' }).click()
    const sent = region(page, 'Requirements sent by you').getByRole('link', { name: 'Download Sketch.pdf' })
    const download = (await sent.getAttribute('href')) ?? ''

    const seller = await signedInPage(browser, baseURL, 'freelancer')
    await seller.goto(`/dashboard/engagements/${id}`)
    await expect(region(seller, 'Confidentiality agreement')).toContainText('Enda asks you to accept it.')
    await expect(main(seller).getByText('Round, as in the sketch.')).toHaveCount(0)
    expect((await seller.request.get(download)).status()).toBe(404)
    await expectAccessible(seller)
    const accept = 'Accept confidentiality agreement'
    await main(seller).getByRole('button', { name: accept, exact: true }).click()
    await form(seller, accept).getByRole('button', { name: accept }).click()
    await expect(main(seller).getByText('Round, as in the sketch.').first()).toBeVisible()
    expect((await seller.request.get(download)).status()).toBe(200)

    await region(page, 'Confidentiality agreement').getByRole('link', { name: 'Read and print the agreement' }).click()
    const sheet = main(page).getByRole('article')
    await expect(sheet).toContainText('Enda Closed')
    await expect(sheet).toContainText('Tomás Vidal')
    await expect(sheet.getByText(/^Accepted on /)).toHaveCount(2)
    await expectAccessible(page)
    await seller.context().close()
  },
)

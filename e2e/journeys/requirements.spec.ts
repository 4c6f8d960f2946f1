import { expectAccessible } from '../lib/accessibility'
import { register, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { buyListing } from '../lib/engagement-actions'
import { expect, test, unwatchedTest } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

// The browser logs the refused upload.
unwatchedTest(
  'files: the buyer sends two with the requirements, the seller downloads one and answers with one',
  async ({ page, browser, baseURL }) => {
    const upload = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })
    await register(page, 'Fay Ls')
    const { id } = await buyListing(page, 'srv-1501', 699)
    await page.goto(`/dashboard/engagements/${id}`)
    await main(page).getByRole('button', { name: 'Send requirements', exact: true }).click()
    const requirements = form(page, 'Send requirements')
    await requirements.getByLabel('Requirements').fill('Round, as in the sketch.')
    const files = requirements.getByRole('group', { name: 'Files, optional' })
    await files
      .locator('input[type=file]')
      .setInputFiles([upload('Sketch.pdf', '%PDF-1.7'), upload('setup.exe', 'MZ'), upload('Names.csv', 'a;b')])
    await expect(files.getByRole('button', { name: 'Remove Names.csv' })).toBeVisible()
    await expect(files.getByRole('alert')).toContainText("We don't take .exe files.")
    await expectAccessible(page)
    await requirements.getByRole('button', { name: 'Send requirements' }).click()
    await expect(
      region(page, 'Requirements sent by you').getByRole('link', { name: 'Download Sketch.pdf' }),
    ).toBeVisible()

    const seller = await signedInPage(browser, baseURL, 'freelancer')
    await seller.goto(`/dashboard/engagements/${id}`)
    const sent = region(seller, 'Requirements sent by Fay Ls')
    const download = seller.waitForEvent('download')
    await sent.getByRole('link', { name: 'Download Names.csv' }).click()
    expect((await download).suggestedFilename()).toBe('Names.csv')
    const reply = region(seller, 'Conversation').getByRole('form', { name: 'Reply' })
    await reply.getByLabel('Message').fill('Is this the blue?')
    await reply
      .locator('input[type=file]')
      .setInputFiles(upload('Blue.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(reply.getByRole('button', { name: 'Remove Blue.svg' })).toBeVisible()
    await reply.getByRole('button', { name: 'Send' }).click()
    await expect(region(page, 'Conversation').getByRole('link', { name: 'Download Blue.svg' })).toBeVisible()
    await expectAccessible(seller)
    await seller.context().close()
  },
)

test('questions to the buyer: set by the seller, announced with the FAQ, asked after the purchase, read by the seller', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/services/srv-1502')
  const group = (name: string) => main(seller).getByRole('group', { name })
  await group('Questions to the buyer').getByRole('button', { name: 'Add a question' }).click()
  await group('Question 1').getByLabel('Question', { exact: true }).fill('Where will the wordmark appear?')
  await group('Question 1').getByLabel('The buyer answers by').selectOption('One of several answers')
  await group('Question 1').getByLabel('Answers to choose from').fill('Print\nScreens\nBoth')
  await group('Frequently asked questions').getByRole('button', { name: 'Add an answered question' }).click()
  await group('Answered question 1').getByLabel('Question', { exact: true }).fill('Is a dark version included?')
  await group('Answered question 1').getByLabel('Your answer').fill('Yes, and a monochrome one.')
  await main(seller).getByRole('button', { name: 'Publish changes' }).click()
  await expect(main(seller).getByText('Published. Everybody can see it now.')).toBeVisible()
  await expectAccessible(seller)

  await register(page, 'Quinn Estion')
  await visit(page, '/service/srv-1502')
  await expect(main(page).getByText('The seller will ask you 1 question after the purchase.')).toBeVisible()
  await main(page).getByText('Is a dark version included?').click()
  await expect(main(page).getByText('Yes, and a monochrome one.')).toBeVisible()
  const { id } = await buyListing(page, 'srv-1502', 480)
  await page.goto(`/dashboard/engagements/${id}`)
  await main(page).getByRole('button', { name: 'Send requirements' }).click()
  const requirements = form(page, 'Send requirements')
  await requirements.getByLabel('Requirements', { exact: true }).fill('The name in capitals.')
  await requirements.getByRole('button', { name: 'Send requirements' }).click()
  await expect(requirements.getByRole('alert')).toHaveText('Your answer: please fill this in')
  await expectAccessible(page)
  await requirements.getByLabel('Where will the wordmark appear?').selectOption('Both')
  await requirements.getByRole('button', { name: 'Send requirements' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'In progress', exact: true })).toBeVisible()

  await seller.goto(`/dashboard/engagements/${id}`)
  const answers = region(seller, 'Requirements sent by Quinn Estion')
  await expect(answers).toContainText('The name in capitals.')
  await expect(answers.getByRole('definition')).toHaveText('Both')
  await seller.context().close()
})

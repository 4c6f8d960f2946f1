import type { Page } from '@playwright/test'
import { register, registeredPage, sendOperation } from './accounts'
import { main, visit, waitUntilLoaded } from './actions'
import { expect, test } from './fixtures'

/** A live update comes to an open page within this time. */
const soon = { timeout: 5_000 }

const form = (page: Page, name: string) => main(page).getByRole('form', { name, exact: true })

test('a message arrives at an open page, is counted, read, and answered', async ({ page, browser, baseURL }) => {
  const reader = await registeredPage(browser, baseURL, 'Rita Reads', 'VENDOR')
  const { viewer } = await sendOperation(reader.request, '{ viewer { company { id } } }')
  await visit(reader, '/')
  const messages = reader.getByRole('banner').getByRole('link', { name: /^Messages/ })
  await expect(messages).toHaveText('Messages')

  await register(page, 'Will Writes')
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
  await waitUntilLoaded(page)
  await visit(reader, '/')
  await expect(messages).toHaveText('Messages')
  await reader.context().close()
})

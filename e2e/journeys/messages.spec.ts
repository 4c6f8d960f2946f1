import { register, registeredPage, sendOperation } from '../lib/accounts'
import { visit, waitUntilLoaded } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { form, main } from '../lib/locators'

test('messages: a new one is counted on an open page, read, answered', async ({ page, browser, baseURL }) => {
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
  await expect(messages).toContainText('1')

  await messages.click()
  await main(reader)
    .getByRole('link', { name: /Will Writes/ })
    .click()
  const received = main(reader).getByRole('list', { name: 'Conversation with Will Writes' })
  await expect(received).toContainText('Do you print on tin?')
  await expect(main(reader).getByText('unread')).toHaveCount(0)
  await main(reader).getByLabel('Message').fill('We do, from a hundred pieces.')
  await main(reader).getByRole('button', { name: 'Send' }).click()

  const sent = main(page).getByRole('list', { name: /^Conversation with/ })
  await expect(sent).toContainText('from a hundred pieces')
  await waitUntilLoaded(page)
  await visit(reader, '/')
  await expect(messages).toHaveText('Messages')
  await reader.context().close()
})

test('messages: typing and seen are shown while both pages are open; a blocked account writes no more', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await registeredPage(browser, baseURL, 'Sina Sees', 'VENDOR')
  const { viewer } = await sendOperation(reader.request, '{ viewer { company { id } } }')
  await register(page, 'Tim Types')
  const start = `mutation ($input: StartConversationInput!) {
    startConversation(input: $input) { ... on MessageSent { conversation { id } } }
  }`
  const input = { about: { companyId: viewer.company.id }, body: 'Are you there?', clientId: 'journey' }
  const { startConversation } = await sendOperation(page.request, start, { input })
  const path = `/dashboard/messages?conversation=${startConversation.conversation.id}`
  await visit(page, path)
  await visit(reader, path)
  await expect(main(page).getByText(/^Seen /)).toBeVisible()

  await expect(async () => {
    await main(page).getByLabel('Message').press('a')
    await expect(main(reader).getByText('Tim Types is typing…')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })

  await main(reader).getByRole('button', { name: 'Block Tim Types' }).click()
  await reader.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(main(reader).getByText('You have blocked this account. Unblock it to write.')).toBeVisible()
  await expect(main(page).getByText('You can’t message this account at the moment.')).toBeVisible()
  await main(reader).getByRole('button', { name: 'Unblock Tim Types' }).click()
  await expect(main(page).getByRole('form', { name: 'Reply' })).toBeVisible()
  await reader.context().close()
})

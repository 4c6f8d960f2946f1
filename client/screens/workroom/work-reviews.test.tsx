import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createBrowserClient } from '../../apollo/browser'
import { meanwhileAs, mockError, mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought, stepElsewhere } from '../../testing/trade'
import { ReviewEngagementDocument } from './review-engagement.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const region = async () => within(await main().findByRole('region', { name: 'Reviews' }))
const form = async () => within(await main().findByRole('form', { name: 'Write a review' }))

/** Bought from the sample freelancer, delivered and accepted: the customer is signed in. */
const completed = async () => {
  const { id } = await bought('srv-1501', 699)
  await stepElsewhere(id, 1, { submitRequirements: { message: 'No gradients.' } })
  await meanwhileAs('freelancer', () => stepElsewhere(id, 2, { deliver: { message: 'Done.', links: [] } }))
  await stepElsewhere(id, 3, { acceptDelivery: true })
  return { id, path: `/dashboard/engagements/${id}` }
}

const write = async (stars: string, text: string) => {
  await user.click((await form()).getByRole('radio', { name: stars }))
  await user.type((await form()).getByLabelText('Review'), text)
  await user.click((await form()).getByRole('button', { name: 'Send review' }))
}

const reviewElsewhere = (engagementId: string, text: string) =>
  createBrowserClient('http://localhost/graphql').mutate({
    mutation: ReviewEngagementDocument,
    variables: { input: { engagementId, rating: 5, text } },
  })

test('there is nothing to say before all is done', async () => {
  const { id } = await bought('srv-1501', 699)
  await visit(`/dashboard/engagements/${id}`)
  expect(await main().findByRole('region', { name: 'Timeline' })).toBeTruthy()
  expect(main().queryByRole('region', { name: 'Reviews' })).toBeNull()
})

test('asks for stars, then for words, then waits for the other side', async () => {
  const { path } = await completed()
  await visit(path)
  expect(main().getByText('All is done, but for your review.')).toBeTruthy()
  const send = (await form()).getByRole('button', { name: 'Send review' })
  await user.click(send)
  expect((await form()).getByRole('alert').textContent).toBe('Choose from one to five stars.')
  expect(document.activeElement).toBe((await form()).getByRole('radio', { name: '1 star' }))
  await user.keyboard('{ArrowRight}')
  await user.click(send)
  expect((await form()).getByRole('alert').textContent).toBe('Please write a few words.')
  await write('4 stars', 'Three good ones.')
  expect(await (await region()).findByText('Done: your review is written.')).toBeTruthy()
  expect((await region()).getByText(/^Only you see it\./).textContent).toContain('Tomás Vidal')
  expect((await region()).getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Reviews')
})

test('a failure and a refusal leave what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { path } = await completed()
  await visit(path)
  mockError(ReviewEngagementDocument)
  await write('3 stars', 'Late, but good.')
  expect(await (await form()).findByText(/^Something went wrong/)).toBeTruthy()
  const message = 'You have reviewed this already.'
  mockOperation(ReviewEngagementDocument, { reviewEngagement: { __typename: 'ReviewRefused', message } })
  await user.click((await form()).getByRole('button', { name: 'Send review' }))
  expect((await (await form()).findByRole('alert')).textContent).toBe(message)
  expect((await form()).getByLabelText<HTMLTextAreaElement>('Review').value).toBe('Late, but good.')
  expect((await form()).getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
})

test('the second to write sees both at once, and answers once', async () => {
  const { id, path } = await completed()
  await reviewElsewhere(id, 'Three good ones.')
  await signedInAs('freelancer')
  await visit(path)
  expect((await region()).queryByText('Three good ones.')).toBeNull()
  await write('5 stars', 'Clear and quick.')
  expect(await (await region()).findByText('Done: both reviews are published.')).toBeTruthy()
  expect((await region()).getByText('Three good ones.')).toBeTruthy()
  await user.click((await region()).getByRole('button', { name: 'Answer' }))
  await user.click((await region()).getByRole('button', { name: 'Send answer' }))
  expect((await region()).getByRole('alert').textContent).toBe('Please write a few words.')
  await user.type((await region()).getByLabelText('Your answer'), 'Thank you.')
  await user.click((await region()).getByRole('button', { name: 'Send answer' }))
  expect(await (await region()).findByText('Thank you.')).toBeTruthy()
  expect((await region()).getByText('Answer from you')).toBeTruthy()
  expect((await region()).queryByRole('button', { name: 'Answer' })).toBeNull()
})

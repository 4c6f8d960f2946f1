import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServiceDetailDocument } from '../../../screens/service-detail/service-detail.generated'
import { mockOperation } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

const included = () => {
  const heading = screen.getByRole('heading', { name: 'What is included' })
  const list = heading.nextElementSibling
  return list instanceof HTMLElement
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : []
}

test('service content: own lines follow those of every service; questions are announced; the FAQ can be opened', async () => {
  mockOperation(ServiceDetailDocument, {
    service: {
      included: ['A sheet of sketches'],
      questions: [{ text: 'Which office?' }, { text: 'Since when?' }],
      faq: [{ question: 'How long?', answer: 'Ten days.\n\nOr twelve.' }],
    },
  })
  await visit('/service/srv-1')
  await screen.findByRole('heading', { level: 1 })
  expect(included()).toEqual([
    'Professional consultation',
    'Complete documentation',
    'Delivery within the specified timeframe',
    'One round of revisions',
    'A sheet of sketches',
  ])
  const announced = await screen.findByText('The seller will ask you 2 questions after the purchase.')
  const asked = announced.closest('details')
  expect([...(asked?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Which office?',
    'Since when?',
  ])
  const answer = screen.getByText('How long?').closest('details')
  expect([...(answer?.querySelectorAll('p') ?? [])].map((item) => item.textContent)).toEqual([
    'Ten days.',
    'Or twelve.',
  ])
})

test('service content: a service without any has the four lines alone', async () => {
  mockOperation(ServiceDetailDocument, { service: { included: [], questions: [], faq: [] } })
  await visit('/service/srv-1')
  await screen.findByRole('heading', { level: 1 })
  expect(included()).toHaveLength(4)
  for (const name of ['After the purchase', 'Frequently asked questions'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockEmpty, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { FreelancerDetailDocument } from './freelancer-detail.generated'

const heading = () => screen.findByRole('heading', { level: 1 })

test.each(['fre-jun-watanabe', 'usr-jun-watanabe'])('freelancer profile: is found by the id %s', async (id) => {
  await visit(`/freelancers/${id}`)
  expect((await heading()).textContent).toBe('Jun Watanabe')
  for (const text of [
    'Product engineer',
    '$150.00',
    '(88 reviews)',
    '88 reviews',
    '9 years',
    'Payments',
    'Kyoto, Japan',
    /Member since/,
  ])
    expect((await main().findAllByText(text)).length).toBeGreaterThan(0)
  expect(main().getAllByRole('article').length).toBeGreaterThan(0)
  const company = main().getByRole('link', { name: 'Watanabe Engineering' })
  expect(company.getAttribute('href')).toBe('/company/com-watanabe-engineering')
  const contact = main().getByRole('link', { name: 'Contact Jun Watanabe' })
  expect(contact.getAttribute('href')).toBe('/freelancers/fre-jun-watanabe/contact')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/freelancers/fre-jun-watanabe')
})

test.each(['/freelancers/usr-tomas-vidal', '/freelancers'])(
  'freelancer profile: its owner edits it instead of contacting it at %s',
  async (path) => {
    await signedInAs('freelancer')
    await visit(path)
    expect((await main().findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/dashboard/settings')
    for (const name of ['Contact Tomás Vidal', 'Request a quote'])
      expect(main().queryByRole('link', { name })).toBeNull()
  },
)

test('freelancer profile: a new freelancer has no reviews, services or company', async () => {
  mockEmpty(FreelancerDetailDocument, { freelancer: { name: 'Ada Stone', hourlyRate: 49.5, description: '' } })
  await visit('/freelancers/fre-1')
  expect(await screen.findByText('$49.50')).toBeTruthy()
  expect(await main().findByText(/Buy from Ada Stone/)).toBeTruthy()
  expect(main().getByText('No reviews yet')).toBeTruthy()
  expect(main().getByText('No services available at the moment.')).toBeTruthy()
  for (const absent of ['Skills', 'Company', 'Joined']) expect(main().queryByText(absent)).toBeNull()
})

test('freelancer profile: an unknown freelancer links to all freelancers', async () => {
  await visit('/freelancers/nope')
  expect((await heading()).textContent).toBe('Freelancer Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Freelancers' }).getAttribute('href')).toBe('/freelancers')
})

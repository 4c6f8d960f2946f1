import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockEmpty } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { CompanyDetailDocument } from './company-detail.generated'

const heading = () => screen.findByRole('heading', { level: 1 })

const newCompany = {
  id: 'com-1',
  name: 'Stone Patents',
  description: '',
  location: '',
  employeeCount: '',
  contactEmail: '',
  contactPhone: '',
  createdAt: '2026-03-12T23:30:00.000Z',
}

test('company profile: a new company leaves out empty sections', async () => {
  mockEmpty(CompanyDetailDocument, { company: newCompany })
  await visit('/company/com-1')
  await heading()
  for (const text of ['No reviews yet', 'No services available at the moment.', 'March 12, 2026'])
    expect(main().getByText(text)).toBeTruthy()
  for (const absent of ['Verified', 'Founded', 'Company size', 'Location', 'Services offered'])
    expect(main().queryByText(absent)).toBeNull()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(
    main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Companies', 'Contact Company'])
})

test('company profile: an invalid website is not linked', async () => {
  mockEmpty(CompanyDetailDocument, { company: { ...newCompany, website: 'javascript:alert(1)' } })
  await visit('/company/com-1')
  await heading()
  expect(
    main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Companies', 'Contact Company'])
})

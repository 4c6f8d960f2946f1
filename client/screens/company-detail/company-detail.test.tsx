import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CompanyDetailDocument, type CompanyDetailQuery } from './company-detail.generated'

const main = () => within(screen.getByRole('main'))
const heading = () => screen.findByRole('heading', { level: 1 })

/** As registration leaves it. */
const registered: NonNullable<CompanyDetailQuery['company']> = {
  __typename: 'Company',
  id: 'com-1',
  name: 'Stone Patents',
  logo: '/artwork/emblem/freelance-services/SP/com-1.svg',
  banner: '/artwork/banner/freelance-services/com-1.svg',
  description: '',
  services: [],
  listedServices: [],
  website: null,
  location: '',
  foundedYear: null,
  employeeCount: '',
  contactEmail: '',
  contactPhone: '',
  verified: false,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-03-12T23:30:00.000Z',
}

test.each(['com-ashgrove-patents', 'usr-priya-raman'])('shows the company found by %s', async (id) => {
  await visit(`/company/${id}`)
  expect((await heading()).textContent).toBe('Ashgrove Patents')
  for (const shown of ['Verified', '4.9', '(214 reviews)', '2009', '11–50 people', 'Portfolio reviews'])
    expect(main().getAllByText(shown).length).toBeGreaterThan(0)
  const hrefs = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('mailto:hello@ashgrovepatents.example')
  expect(hrefs).toContain('tel:+441614960123')
  expect(hrefs).toContain('/company/com-ashgrove-patents/contact')
  const website = screen.getByRole('link', { name: 'ashgrovepatents.example' })
  expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
    'https://www.ashgrovepatents.example/',
    'noopener nofollow',
  ])
  expect(main().getAllByRole('article').length).toBeGreaterThan(3)
  const map = screen.getByRole('img', { name: 'Map placeholder for Manchester, United Kingdom' })
  expect(map.getAttribute('src')).toBe('/artwork/map/com-ashgrove-patents.svg')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/company/com-ashgrove-patents')
})

test('a company just registered shows what there is of it', async () => {
  mockOperation(CompanyDetailDocument, { company: registered })
  await visit('/company/com-1')
  await heading()
  for (const shown of ['No reviews yet', 'No services available at the moment.', 'March 12, 2026'])
    expect(main().getByText(shown)).toBeTruthy()
  for (const absent of ['Verified', 'Founded', 'Company size', 'Location', 'Services offered'])
    expect(main().queryByText(absent)).toBeNull()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(
    main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Companies', 'Contact Company'])
})

test('a website that is no web address is not linked', async () => {
  mockOperation(CompanyDetailDocument, { company: { ...registered, website: 'javascript:alert(1)' } })
  await visit('/company/com-1')
  await heading()
  expect(
    main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Companies', 'Contact Company'])
})

test('comes after a skeleton', async () => {
  const answer = mockPending(CompanyDetailDocument)
  await visit('/company/com-ashgrove-patents')
  expect(screen.getByText('Loading the company').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect((await heading()).textContent).toBe('Ashgrove Patents')
})

test('an unknown company leads back to all companies', async () => {
  await visit('/company/nope')
  expect((await heading()).textContent).toBe('Company Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Companies' }).getAttribute('href')).toBe('/companies')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(CompanyDetailDocument)
  await visit('/company/com-ashgrove-patents')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnProfilesDocument } from '../../features/profile/own-profiles.generated'
import { requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const heading = () => screen.findByRole('heading', { level: 1 })

test.each(['com-ashgrove-patents', 'usr-priya-raman'])('company profile: is found by the id %s', async (id) => {
  await visit(`/company/${id}`)
  expect((await heading()).textContent).toBe('Ashgrove Patents')
  for (const text of ['Verified', '4.9', '(214 reviews)', '2009', '11–50 people', 'Portfolio reviews'])
    expect(main().getAllByText(text).length).toBeGreaterThan(0)
  const badge = main().getByText('Verified').parentElement
  expect(badge?.title).toBe('United Kingdom company register number 06914027')
  expect(badge?.textContent).toMatch(/Verified [A-Z][a-z]+ \d+, 20\d\d$/)
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

test.each([
  ['vendor', 'com-keller-reports', '/dashboard/vendor/company'],
  ['broker', 'com-ashgrove-patents', '/dashboard/settings'],
] as const)('company profile: a %s edits the own one instead of contacting it', async (role, id, editor) => {
  await signedInAs(role)
  await visit(`/company/${id}`)
  expect((await main().findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(editor)
  expect(main().queryByRole('link', { name: 'Contact Company' })).toBeNull()
})

test('company profile: a broker is offered to contact another broker’s company', async () => {
  await signedInAs('broker')
  await visit('/company/com-whitcombe-marks')
  expect(await main().findByRole('link', { name: 'Contact Company' })).toBeTruthy()
  await waitFor(() => expect(requestsOf(OwnProfilesDocument)).toHaveLength(1))
  expect(main().queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('company profile: an unknown company links to all companies', async () => {
  await visit('/company/nope')
  expect((await heading()).textContent).toBe('Company Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Companies' }).getAttribute('href')).toBe('/companies')
})

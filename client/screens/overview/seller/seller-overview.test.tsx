import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { href, panel } from '../overview.testing'

test.each([
  ['vendor', 'Marta', '/dashboard/vendor/products', '/dashboard/vendor/company', 'Orders'],
  ['freelancer', 'Tomás', '/dashboard/freelancer/services', '/dashboard/settings', 'Projects'],
  ['broker', 'Priya', '/dashboard/broker/services', '/dashboard/settings', 'Clients'],
] as const)(
  'overview: a %s sees listings, drafts and how complete the profile is',
  async (role, name, list, editor, ordersTitle) => {
    await signedInAs(role)
    await visit('/dashboard')
    expect(main().getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
    expect(main().getByText(`Good to see you, ${name}.`)).toBeTruthy()
    const published = await main().findByRole('link', { name: 'See them (Published)' })
    expect(href(published)).toBe(`${list}?status=published`)
    expect(Number(published.closest('li')?.querySelector('b')?.textContent)).toBeGreaterThan(0)
    expect(main().getByText('Held now').nextElementSibling?.textContent).toMatch(/^\$[\d,.]+$/)
    expect(main().getAllByText(/^\$?[\d,.]+ in [A-Z][a-z]+$/)).toHaveLength(3)
    expect((await panel('Drafts to finish')).getByText('Nothing is waiting to be finished.')).toBeTruthy()
    expect((await panel(`${ordersTitle} due next`)).getAllByRole('listitem').length).toBeGreaterThan(0)
    const company = await panel('Company profile')
    expect(href(company.getByRole('link', { name: /it$/ }))).toBe(editor)
    expect(main().queryByRole('region', { name: 'Freelancer profile' }) !== null).toBe(role === 'freelancer')
  },
)

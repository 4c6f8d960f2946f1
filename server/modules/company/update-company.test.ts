import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { signedInAs } from '../../testing/sign-in'

const fields = `id name logo banner description services website location foundedYear employeeCount contactEmail
  contactPhone verified`
const proper = {
  name: ' Ashgrove  Patents ',
  logo: null,
  banner: null,
  description: 'We write patents.\r\n\r\nWell.',
  services: ['Searches', ' Searches', '', 'Filings'],
  website: 'https://www.ashgrove.example',
  location: 'Leeds, United Kingdom',
  foundedYear: 2011,
  employeeCount: '11–50',
  contactEmail: 'hello@ashgrove.example',
  contactPhone: '+44 161 496 0123',
}

const broken: [field: string, change: Record<string, unknown>][] = [
  ['name', { name: '  ' }],
  ['name', { name: 'a'.repeat(101) }],
  ['description', { description: 'a'.repeat(5_001) }],
  ['services', { services: Array.from({ length: 21 }, (_, i) => `service ${i}`) }],
  ['services', { services: ['a'.repeat(81)] }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'ftp://a.example' }],
  ['website', { website: 'www.a.example' }],
  ['website', { website: 'https://' }],
  ['website', { website: 'https://u:p@a.example' }],
  ['website', { website: 'https://a b.c' }],
  ['location', { location: 'a'.repeat(101) }],
  ['foundedYear', { foundedYear: 999 }],
  ['foundedYear', { foundedYear: 3000 }],
  ['employeeCount', { employeeCount: 'a'.repeat(21) }],
  ['contactEmail', { contactEmail: 'nonsense' }],
  ['contactPhone', { contactPhone: '1'.repeat(41) }],
  ['logo', { logo: '/uploads/upl-00000000-0000-0000-0000-000000000000.webp' }],
  ['logo', { logo: 'https://evil.example/x.png' }],
  ['banner', { banner: 'javascript:alert(1)' }],
]

describe.each(databases)('changing a company on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const broker = await signedInAs(execute, 'BROKER')
  afterAll(() => db.destroy())

  const read = async () => (await execute(`{ company(id: "usr-priya-raman") { ${fields} } }`)).data.company
  const update = async (changes: Record<string, unknown> = {}, visitor = broker) => {
    const { data, errors } = await execute(
      `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) {
        __typename ... on CompanyUpdated { company { ${fields} } } ... on InvalidInput { field message } } }`,
      { input: { ...proper, ...changes } },
      visitor,
    )
    if (errors) return errors[0].extensions.code
    return data.updateCompany
  }

  test('everybody sees it at once, normalized; what it can’t say of itself stays', async () => {
    const before = await read()
    const { company } = await update()
    expect(company).toEqual({
      ...before,
      ...proper,
      name: 'Ashgrove Patents',
      description: 'We write patents.\n\nWell.',
      services: ['Searches', 'Filings'],
      website: 'https://www.ashgrove.example/',
      logo: before.logo,
      banner: before.banner,
    })
    expect(await read()).toEqual(company)
  })

  test('a new name has a new emblem, in the manner of the old', async () => {
    const { logo } = await read()
    const { company } = await update({ name: 'Zed Quince' })
    expect(company.logo).toBe(logo.replace(/\/[A-Z]{1,2}\//, '/ZQ/'))
  })

  test.each(broken)('a broken %s (%#) changes nothing', async (field, change) => {
    const before = await read()
    expect(await update(change)).toMatchObject({ __typename: 'InvalidInput', field, message: expect.any(String) })
    expect(await read()).toEqual(before)
  })

  test('only sellers may', async () => {
    expect(await update({}, await signedInAs(execute, 'CUSTOMER'))).toBe('FORBIDDEN')
    expect(await update({}, newVisitor())).toBe('UNAUTHENTICATED')
  })
})

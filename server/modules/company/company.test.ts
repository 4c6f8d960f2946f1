import { afterAll, describe, expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { services } from '../../../fixtures/services'
import { nobody } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { UpdateCompanyInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { createContainer } from '../container'
import {
  CompaniesDocument,
  CompanyDocument,
  CompanyImagesDocument,
  ListedServicesOfCompaniesDocument,
  ListedServicesOfCompanyDocument,
  UpdateCompanyDocument,
} from './company.test.generated'

const expected = companies
  .map(({ owner: _, initials, palette, description, website, registerNumber, ...company }) => ({
    ...company,
    logo: `/artwork/emblem/${palette}/${initials}/${company.id}.svg`,
    banner: `/artwork/banner/${palette}/${company.id}.svg`,
    description: description.join('\n\n'),
    website: new URL(website).href,
    verified: registerNumber !== undefined,
  }))
  .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe.each(databases)('companies on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('companies: newest first, each field as in the fixtures', async () => {
    const { data } = await execute(CompaniesDocument, { first: 100 })
    expect(data.companies).toMatchObject({ totalCount: companies.length, totalIsExact: true, nodes: expected })
  })

  test('companies: paging returns every company once, in order', async () => {
    const found = await allNodes(async (after) => {
      const page = (await execute(CompaniesDocument, { first: 5, after })).data.companies
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      return page
    })
    expect(ids(found)).toEqual(ids(expected))
  })

  test.each(companies)('company: $id is found by its own id and by its owner’s', async ({ id, owner }) => {
    const byId = (await execute(CompanyDocument, { id })).data.company
    expect(byId).toEqual(expected.find((company) => company.id === id))
    expect((await execute(CompanyDocument, { id: owner })).data.company).toEqual(byId)
  })

  test.each(['com-nonsense', '', 'usr-clara-whitfield', 'srv-1101', 'COM-ASHGROVE-PATENTS'])(
    'company: %j finds none',
    async (id) => {
      const { data, errors } = await execute(CompanyDocument, { id })
      expect([data, errors]).toEqual([{ company: null }, undefined])
    },
  )

  test('company: lists the services of its owner, newest first', async () => {
    const { data } = await execute(ListedServicesOfCompaniesDocument)
    for (const { id, listedServices } of data.companies.nodes) {
      const owner = companies.find((company) => company.id === id)?.owner
      const own = services.filter(({ provider }) => provider === owner)
      expect(ids(listedServices)).toEqual(ids(own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))))
      for (const { provider } of listedServices) expect(provider.id).toBe(owner)
    }
  })

  test('company: lists 24 services at most, and no products', async () => {
    const freshDb = await openSample()
    const added = Array.from({ length: 30 }, (_, i) => ({
      id: `srv-many-${String(i).padStart(2, '0')}`,
      sellerId: 'usr-marta-keller',
    }))
    await addListings(freshDb, [...added, { id: 'prd-more', kind: 'product', sellerId: 'usr-marta-keller' }])
    const { data } = await executor(freshDb)(ListedServicesOfCompanyDocument, { id: 'usr-marta-keller' })
    expect(ids(expectValue(data.company).listedServices)).toEqual(ids(added).toReversed().slice(0, 24))
    await freshDb.destroy()
  })

  test.each([
    ['Byron Engines', 'BE'],
    ['élan vital group', 'EV'],
    ['東京', 'M'],
    ['7 Seas', 'S'],
    ['Straße & Söhne', 'SS'],
  ])('company: the logo of a new company %s has the initials %s', async (companyName, initials) => {
    const owner = await registeredAs(execute, `${initials}@new.example`, 'BROKER', companyName)
    const { data } = await execute(CompanyImagesDocument, { id: owner.id })
    const { id, logo, banner } = expectValue(data.company)
    expect(logo).toBe(`/artwork/emblem/freelance-services/${initials}/${id}.svg`)
    expect(banner).toBe(`/artwork/banner/freelance-services/${id}.svg`)
  })
})

const valid: UpdateCompanyInput = {
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

const invalid: [field: string, change: Partial<UpdateCompanyInput>][] = [
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

describe.each(databases)('company update on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const broker = await signedInAs(execute, 'BROKER')
  afterAll(() => db.destroy())

  const read = async (id = 'usr-priya-raman') => expectValue((await execute(CompanyDocument, { id })).data.company)
  const sendUpdate = (changes: Partial<UpdateCompanyInput>, visitor = broker) =>
    execute(UpdateCompanyDocument, { input: { ...valid, ...changes } }, visitor)
  const update = async (changes: Partial<UpdateCompanyInput> = {}, visitor = broker) =>
    expectType((await sendUpdate(changes, visitor)).data.updateCompany, 'CompanyUpdated').company

  test('update company: everybody sees it at once, normalized; its images stay', async () => {
    const before = await read()
    const company = await update()
    expect(company).toEqual({
      ...before,
      ...valid,
      name: 'Ashgrove Patents',
      description: 'We write patents.\n\nWell.',
      services: ['Searches', 'Filings'],
      website: 'https://www.ashgrove.example/',
      logo: before.logo,
      banner: before.banner,
    })
    expect(await read()).toEqual(company)
  })

  test('update company: a new company has a page at once, and is listed once it has a description', async () => {
    const { visitor, id } = await registeredAs(execute, 'unlisted@new.example', 'VENDOR')
    const companyId = expectValue((await execute(CompanyDocument, { id })).data.company).id
    const isListed = async () => {
      const { nodes } = (await execute(CompaniesDocument, { first: 100 })).data.companies
      return nodes.some((company) => company.id === companyId)
    }
    expect(await isListed()).toBe(false)
    expect(expectType((await sendUpdate({}, visitor)).data.updateCompany, 'CompanyUpdated')).toBeTruthy()
    expect(await isListed()).toBe(true)
    await sendUpdate({ description: '' }, visitor)
    expect(await isListed()).toBe(false)
  })

  test('a hidden company: its owner and admins alone find it by an account and by a job, which keeps its name', async () => {
    const container = createContainer(db, testInfrastructure(), nobody)
    const ofCompany = db.selectFrom('job').selectAll().where('companyId', 'is not', null)
    const job = await ofCompany.executeTakeFirstOrThrow()
    await container.companyService.setVisible(job.ownerId, false)
    const finds = async (userId: string) => {
      const viewer = await db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst()
      const found = [await container.companies.shownOf(job.ownerId, viewer), await container.jobs.postedBy(job, viewer)]
      return found.map((company) => company?.id)
    }
    const both = [job.companyId, job.companyId]
    expect([await finds(job.ownerId), await finds('usr-adrian-cole')]).toEqual([both, both])
    for (const other of ['usr-clara-whitfield', '']) expect(await finds(other)).toEqual([undefined, undefined])
    expect(companies.map(({ name }) => name)).toContain((await container.jobs.signatureOf(job)).name)
    await container.companyService.setVisible(job.ownerId, true)
  })

  test('update company: a new name changes the initials of the logo', async () => {
    const { visitor, id } = await registeredAs(execute, 'renamed@new.example', 'BROKER')
    const { logo } = await read(id)
    const company = await update({ name: 'Zed Quince' }, visitor)
    expect(company.logo).toBe(logo.replace(/\/[A-Z]{1,2}\//, '/ZQ/'))
  })

  test.each(invalid)('update company: an invalid %s (%#) changes nothing', async (field, change) => {
    const before = await read()
    const { data } = await sendUpdate(change)
    expect(data.updateCompany).toEqual({ __typename: 'InvalidInput', field, message: expect.any(String) })
    expect(await read()).toEqual(before)
  })

  test('update company: refused to all but sellers', async () => {
    expect(codeOf(await sendUpdate({}, await signedInAs(execute, 'CUSTOMER')))).toBe('FORBIDDEN')
    expect(codeOf(await sendUpdate({}, newVisitor()))).toBe('UNAUTHENTICATED')
  })
})

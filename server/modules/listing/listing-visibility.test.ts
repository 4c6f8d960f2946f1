import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { createContainer } from '../../modules/container'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'

const seller = 'usr-priya-raman'

describe.each(databases)('a seller’s listings on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { companyService, freelancerService, listingRepository, listingService } = createContainer(
    db,
    testInfrastructure(),
    nobody,
  )
  afterAll(() => db.destroy())

  const seen = async (query = 'priya raman') => {
    const { data, errors } = await execute(
      `query ($query: String!) {
        search(query: $query, first: 100) { totalCount }
        services(first: 100) { nodes { provider { id } } }
        service(id: "srv-1101") { id }
        company(id: "${seller}") { listedServices { id } }
      }`,
      { query },
    )
    expect(errors).toBeUndefined()
    const own = data.services.nodes.filter(({ provider }: { provider: { id: string } }) => provider.id === seller)
    return [data.search.totalCount, own.length, data.service !== null, data.company?.listedServices.length]
  }

  test('hide while they are suspended, and are back after', async () => {
    for (const one of (await listingRepository.allOf(seller)).filter(({ id }) => id !== 'srv-1101').slice(0, 1)) {
      await listingService.save({ ...one, published: 0, visible: 0 })
    }
    const before = await seen()
    expect(before[0]).toBeGreaterThan(1)
    await listingService.showOnly(seller, undefined)
    expect(await seen()).toEqual([0, 0, false, 0])
    await listingService.showOnly(seller, 'service')
    expect(await seen()).toEqual(before)
  })

  test('are found by the new name of their seller', async () => {
    const [count] = await seen()
    await listingService.sellerRenamed(seller, 'Zebedee Quill')
    expect([(await seen())[0], (await seen('zebedee quill'))[0]]).toEqual([0, count])
  })

  test('profiles hide and come back, and go for good', async () => {
    const person = 'usr-jun-watanabe'
    const shown = async () => {
      const { data } = await execute(`{ company(id: "${seller}") { id } freelancer(id: "${person}") { id } 
        companies(first: 100) { totalCount } freelancers(first: 100) { totalCount } }`)
      return [data.company !== null, data.freelancer !== null, data.companies.totalCount, data.freelancers.totalCount]
    }
    const [, , companies, freelancers] = await shown()
    for (const good of [false, true]) {
      await companyService.setVisible(seller, good)
      await freelancerService.setVisible(person, good)
      const less = good ? 0 : 1
      expect(await shown()).toEqual([good, good, companies - less, freelancers - less])
    }
    await companyService.remove(seller)
    await freelancerService.remove(person)
    expect(await shown()).toEqual([false, false, companies - 1, freelancers - 1])
  })

  test('go for good', async () => {
    await listingService.removeAllOf(seller)
    expect(await listingRepository.allOf(seller)).toEqual([])
    expect((await seen('zebedee quill'))[0]).toBe(0)
  })
})

import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { freelancers } from '../../../fixtures/freelancers'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { FreelancerFilter, FreelancerSort, UpdateFreelancerInput } from '../../testing/generated/schema'
import { codeOf, expectType } from '../../testing/result'
import { FreelancerDocument, FreelancersDocument, UpdateFreelancerDocument } from './freelancer.test.generated'

type Fixture = (typeof freelancers)[number]

const expected = ({ user, description, ...freelancer }: Fixture) => ({
  ...freelancer,
  name: users.find(({ id }) => id === user)?.name,
  avatar: `/artwork/avatar/${user}.svg`,
  description: description.join('\n\n'),
  profile: { id: user, role: 'FREELANCER' },
})
const byIdDescending = (a: Fixture, b: Fixture) => (a.id < b.id ? 1 : -1)
const orders: Record<FreelancerSort, (a: Fixture, b: Fixture) => number> = {
  RATING: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || byIdDescending(a, b),
  RATE_LOW: (a, b) => a.hourlyRate - b.hourlyRate || -byIdDescending(a, b),
  RATE_HIGH: (a, b) => b.hourlyRate - a.hourlyRate || byIdDescending(a, b),
}
const sorts: FreelancerSort[] = ['RATING', 'RATE_LOW', 'RATE_HIGH']
const sorted = (sort: FreelancerSort) => [...freelancers].sort(orders[sort])

describe.each(databases)('freelancers on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const ids = async (filter: FreelancerFilter, sort: FreelancerSort = 'RATING') => {
    const { data, errors } = await execute(FreelancersDocument, { first: 100, sort, filter })
    expect(errors).toBeUndefined()
    return data.freelancers.nodes.map(({ id }) => id)
  }
  const idsWhere = (holds: (freelancer: Fixture) => boolean) =>
    sorted('RATING')
      .filter(holds)
      .map(({ id }) => id)

  test('freelancers: best rated first, each field as in the fixtures', async () => {
    const { data } = await execute(FreelancersDocument, { first: 100 })
    expect(data.freelancers).toMatchObject({
      totalCount: freelancers.length,
      totalIsExact: true,
      nodes: sorted('RATING').map(expected),
    })
  })

  test.each(sorts)('freelancers: sorted by %s, paging returns everybody once', async (sort) => {
    const found = await allNodes(
      async (after) => (await execute(FreelancersDocument, { sort, first: 4, after })).data.freelancers,
    )
    expect(found.map(({ id }) => id)).toEqual(sorted(sort).map(({ id }) => id))
  })

  test.each(['TypeScript', 'typescript', 'LOGO DESIGN', 'Patent drawings'])(
    'freelancers: the skill %s is found in any case',
    async (skill) => {
      const matches = idsWhere(({ skills }) => skills.some((own) => own.toLowerCase() === skill.toLowerCase()))
      expect(await ids({ skill })).toEqual(matches)
      expect(matches.length).toBeGreaterThan(0)
    },
  )

  test.each(['Type', 'script', '%', 'nonsense', ''])(
    'freelancers: the skill %j finds nobody, because it is not a whole skill',
    async (skill) => {
      expect(await ids({ skill })).toEqual([])
    },
  )

  test.each([120, 119.99, 75, 0, -1, 1e300])('freelancers: filtered by a rate of at most %d', async (maxRate) => {
    expect(await ids({ maxRate })).toEqual(idsWhere(({ hourlyRate }) => hourlyRate <= maxRate))
  })

  test('freelancers: filtered by skill and rate, in any sort', async () => {
    const cheap = sorted('RATE_LOW').filter(({ skills, hourlyRate }) => skills.includes('React') && hourlyRate <= 150)
    expect(await ids({ skill: 'react', maxRate: 150 }, 'RATE_LOW')).toEqual(cheap.map(({ id }) => id))
    expect(cheap.length).toBeGreaterThan(0)
    expect(await ids({ skill: 'react', maxRate: 1 })).toEqual([])
  })

  test.each(freelancers)('freelancer: $id is found by their own id and by their user’s', async (freelancer) => {
    for (const id of [freelancer.id, freelancer.user]) {
      expect((await execute(FreelancerDocument, { id })).data.freelancer).toEqual(expected(freelancer))
    }
  })

  test.each(['fre-nonsense', '', 'usr-priya-raman', 'com-studio-tessel'])('freelancer: %j finds none', async (id) => {
    const { data, errors } = await execute(FreelancerDocument, { id })
    expect([data, errors]).toEqual([{ freelancer: null }, undefined])
  })
})

const valid: UpdateFreelancerInput = {
  title: 'Seal  Engraver',
  location: 'Kyoto, Japan',
  experience: '9 years',
  hourlyRate: 89.5,
  skills: ['Engraving', 'ENGRAVING', 'Rust'],
  description: 'I engrave.',
}

describe.each(databases)('freelancer profile update on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const freelancer = await signedInAs(execute, 'FREELANCER')
  afterAll(() => db.destroy())

  const sendUpdate = (changes: Partial<UpdateFreelancerInput>, visitor = freelancer) =>
    execute(UpdateFreelancerDocument, { input: { ...valid, ...changes } }, visitor)
  const update = async (...input: Parameters<typeof sendUpdate>) =>
    expectType((await sendUpdate(...input)).data.updateFreelancer, 'FreelancerUpdated').freelancer

  test('update freelancer: the new profile is public and found by its skills', async () => {
    const changed = await update({})
    expect(changed).toMatchObject({ title: 'Seal Engraver', hourlyRate: 89.5, skills: valid.skills })
    const bySkill = async (skill: string) => {
      const { data } = await execute(FreelancersDocument, { filter: { skill } })
      return data.freelancers.nodes.map(({ id }) => id)
    }
    expect(await bySkill('engraving')).toEqual([changed.id])
    await update({ skills: [] })
    expect(await bySkill('engraving')).toEqual([])
  })

  test('update freelancer: a new freelancer is listed once the profile is filled in', async () => {
    const { visitor, id } = await registeredAs(execute, 'new@new.example', 'FREELANCER')
    const total = async () => (await execute(FreelancersDocument)).data.freelancers.totalCount
    const before = await total()
    const changed = await update({ skills: ['Rust'] }, visitor)
    expect(await total()).toBe(before + 1)
    expect((await execute(FreelancerDocument, { id })).data.freelancer).toEqual(changed)
  })

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: '\u3164' }],
    ['title', { title: 'a'.repeat(101) }],
    ['location', { location: 'a'.repeat(101) }],
    ['experience', { experience: 'a'.repeat(41) }],
    ['hourlyRate', { hourlyRate: -1 }],
    ['hourlyRate', { hourlyRate: 10_001 }],
    ['hourlyRate', { hourlyRate: 1.005 }],
    ['skills', { skills: Array.from({ length: 21 }, (_, i) => `skill ${i}`) }],
    ['skills', { skills: ['a'.repeat(41)] }],
    ['description', { description: 'a'.repeat(5_001) }],
  ])('update freelancer: an invalid %s (%#) is refused', async (field, change) => {
    const { data } = await sendUpdate(change)
    expect(data.updateFreelancer).toEqual({ __typename: 'InvalidInput', field, message: expect.any(String) })
  })

  test('update freelancer: refused to all but freelancers', async () => {
    expect(codeOf(await sendUpdate({}, await signedInAs(execute, 'VENDOR')))).toBe('FORBIDDEN')
    expect(codeOf(await sendUpdate({}, newVisitor()))).toBe('UNAUTHENTICATED')
  })
})

import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor, newVisitor } from '../../testing/execute'
import { signedInAs } from '../../testing/sign-in'

const proper = {
  title: 'Seal  Engraver',
  location: 'Kyoto, Japan',
  experience: '9 years',
  hourlyRate: 89.5,
  skills: ['Engraving', 'ENGRAVING', 'Rust'],
  description: 'I engrave.',
}
const fields = 'id title location experience hourlyRate skills description'

describe.each(databases)('changing a freelancer’s profile on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const freelancer = await signedInAs(execute, 'FREELANCER')
  afterAll(() => db.destroy())

  const update = async (changes: Record<string, unknown> = {}, visitor = freelancer) => {
    const { data, errors } = await execute(
      `mutation ($input: UpdateFreelancerInput!) { updateFreelancer(input: $input) {
        __typename ... on FreelancerUpdated { freelancer { ${fields} } } ... on InvalidInput { field message } } }`,
      { input: { ...proper, ...changes } },
      visitor,
    )
    return errors ? errors[0].extensions.code : data.updateFreelancer
  }

  test('everybody sees it and finds it by its skills', async () => {
    const { freelancer: changed } = await update()
    expect(changed).toMatchObject({ title: 'Seal Engraver', hourlyRate: 89.5, skills: proper.skills })
    const bySkill = async (skill: string) => {
      const { data } = await execute(
        'query ($skill: String) { freelancers(filter: { skill: $skill }) { nodes { id } } }',
        { skill },
      )
      return data.freelancers.nodes.map(({ id }: { id: string }) => id)
    }
    expect(await bySkill('engraving')).toEqual([changed.id])
    await update({ skills: [] })
    expect(await bySkill('engraving')).toEqual([])
  })

  test('who has just registered has a page, and is listed once there is something to say', async () => {
    const visitor = newVisitor()
    const { data } = await execute(
      `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { user { id } } } }`,
      { input: { name: 'New', email: 'new@new.example', password: 'secret1', role: 'FREELANCER', companyName: 'New' } },
      visitor,
    )
    const total = async () => (await execute('{ freelancers { totalCount } }')).data.freelancers.totalCount
    const before = await total()
    const { freelancer: changed } = await update({}, visitor)
    expect(await total()).toBe(before + 1)
    const page = await execute('query ($id: ID!) { freelancer(id: $id) { id } }', { id: data.register.user.id })
    expect(page.data.freelancer).toEqual({ id: changed.id })
  })

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'a'.repeat(101) }],
    ['location', { location: 'a'.repeat(101) }],
    ['experience', { experience: 'a'.repeat(41) }],
    ['hourlyRate', { hourlyRate: -1 }],
    ['hourlyRate', { hourlyRate: 10_001 }],
    ['hourlyRate', { hourlyRate: 1.005 }],
    ['skills', { skills: Array.from({ length: 21 }, (_, i) => `skill ${i}`) }],
    ['skills', { skills: ['a'.repeat(41)] }],
    ['description', { description: 'a'.repeat(5_001) }],
  ])('a broken %s (%#) is told', async (field, change) => {
    expect(await update(change)).toMatchObject({ __typename: 'InvalidInput', field, message: expect.any(String) })
  })

  test('only freelancers may', async () => {
    expect(await update({}, await signedInAs(execute, 'VENDOR'))).toBe('FORBIDDEN')
    expect(await update({}, newVisitor())).toBe('UNAUTHENTICATED')
  })
})

import { afterAll, describe, expect, test } from 'vitest'
import { languages as fixtures } from '../../../fixtures/accounts/languages'
import { DeleteAccountDocument } from '../../testing/accounts/moderation.generated'
import { registeredAs } from '../../testing/accounts/register'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { LanguageCode } from '../../testing/generated/schema'
import { expectType } from '../../testing/result'
import { UpdateFreelancerDocument } from '../freelancer/freelancer.test.generated'
import { LanguagesDocument, SpokenLanguagesDocument, UpdateCompanyLanguagesDocument } from './language.test.generated'

const freelancer = {
  title: 'Engraver',
  location: '',
  experience: '',
  hourlyRate: 90,
  skills: [],
  description: 'Seals.',
}
const company = {
  name: 'Seal & Sons',
  description: 'Seals.',
  services: [],
  location: '',
  employeeCount: '',
  contactEmail: '',
  contactPhone: '',
}

describe.each(databases)('languages on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const namesOf = (profile: { languages: { name: string }[] } | null) => profile?.languages.map(({ name }) => name)
  const read = async (id: string) => {
    const { data } = await execute(SpokenLanguagesDocument, { id })
    return { company: namesOf(data.company), freelancer: namesOf(data.freelancer) }
  }

  test('languages: each has its code and its name, sorted by name', async () => {
    const { languages } = (await execute(LanguagesDocument)).data
    const names = languages.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(new Set(languages.map(({ code }) => code)).size).toBe(names.length)
    expect(languages).toContainEqual({ code: 'DE', name: 'German' })
  })

  test.each(Object.entries(fixtures))(
    'languages: both profiles of %s name those of the fixtures',
    async (id, others) => {
      const { company, freelancer = company } = await read(id)
      expect(company).toHaveLength(others.length + 1)
      expect(company).toContain('English')
      expect(freelancer).toEqual(company)
    },
  )

  test('languages: a freelancer’s update replaces them, once each; without languages they stay', async () => {
    const { visitor, id } = await registeredAs(execute, 'engraver@new.example', 'FREELANCER')
    const update = async (languages: LanguageCode[] | null) => {
      const { data } = await execute(UpdateFreelancerDocument, { input: { ...freelancer, languages } }, visitor)
      expectType(data.updateFreelancer, 'FreelancerUpdated')
      return read(id)
    }
    expect(await update(['ZH', 'DE', 'DE'])).toEqual({
      company: ['Chinese', 'German'],
      freelancer: ['Chinese', 'German'],
    })
    expect((await update(null)).freelancer).toEqual(['Chinese', 'German'])
    expect((await update(['EN'])).freelancer).toEqual(['English'])
    expect((await update([])).company).toEqual([])
  })

  test('languages: the answer of a company’s update has the new ones', async () => {
    const { visitor, id } = await registeredAs(execute, 'seals@new.example', 'VENDOR')
    const input = { ...company, languages: ['FR' as const] }
    const { data } = await execute(UpdateCompanyLanguagesDocument, { input }, visitor)
    expect(namesOf(expectType(data.updateCompany, 'CompanyUpdated').company)).toEqual(['French'])
    expect((await read(id)).company).toEqual(['French'])
  })

  test('languages: an account that is deleted leaves none behind', async () => {
    const { visitor, id } = await registeredAs(execute, 'leaving@new.example', 'FREELANCER')
    await execute(UpdateFreelancerDocument, { input: { ...freelancer, languages: ['SV'] } }, visitor)
    const spoken = () => db.selectFrom('spokenLanguage').selectAll().where('userId', '=', id).execute()
    expect(await spoken()).toHaveLength(1)
    await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, visitor)
    expect(await spoken()).toEqual([])
  })
})

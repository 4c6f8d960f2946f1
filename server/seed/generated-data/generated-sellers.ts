import type { Insertable } from 'kysely'
import { credentials as credentialFixtures } from '../../../fixtures/accounts/credentials'
import { languages as languageFixtures } from '../../../fixtures/accounts/languages'
import { type CategorySlug, categories } from '../../../fixtures/categories'
import { companies as companyFixtures } from '../../../fixtures/companies'
import { freelancers as freelancerFixtures } from '../../../fixtures/freelancers'
import { jobs as jobFixtures } from '../../../fixtures/jobs'
import { toLines } from '../../database/columns'
import type { Database } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import { assertFound } from '../../database/rows'
import type { Tables } from '../../database/tables/tables'
import type { Random } from '../../lib/random'
import { foldCase } from '../../lib/text'
import { drawnBanner, drawnLogo } from '../../modules/company/company-images'
import { endOfCheck } from '../../modules/credential/credential.process'
import { jobTerms } from '../../modules/job/job-terms'
import { type GeneratedAccount, insertAccounts, newAccount } from './generated-accounts'
import { generatedId } from './generated-ids'
import { daysBefore, HISTORY_END } from './generated-moments'
import { baseRating } from './generated-ratings'
import type { Vocabulary } from './vocabulary'

/** Freelancers and brokers sell services, vendors products. */
const ROLES = ['FREELANCER', 'BROKER', 'VENDOR', 'VENDOR'] as const
const JOB_SHARE = 0.1
const VERIFIED_SHARE = 0.3
const CREDENTIAL_SHARE = 0.05

const locations = companyFixtures.map(({ location }) => location)
const languages = [...new Set(Object.values(languageFixtures).flat())]
const skills = [...new Set(freelancerFixtures.flatMap((freelancer) => freelancer.skills))]

export interface GeneratedSeller {
  account: GeneratedAccount
  category: CategorySlug
  company: Insertable<Tables['company']>
  isVerified: boolean
  freelancer: Insertable<Tables['freelancer']> | undefined
}

/** Accounts that sell, each with a company; freelancers with a freelancer profile too, and some companies with a job. */
export const generateSellers = async (db: Database, count: number, random: Random, vocabulary: Vocabulary) => {
  const sellers = Array.from({ length: count }, (_, index): GeneratedSeller => {
    const number = index + 1
    const account = newAccount(random, number, assertFound(random.pick(ROLES), 'role'))
    const category = assertFound(random.pick(categories), 'category').slug
    const freelancer =
      account.role === 'FREELANCER' ? newFreelancer(number, account.id, category, random, vocabulary) : undefined
    return { account, category, freelancer, ...newCompany(number, account, category, random, vocabulary) }
  })
  const freelancers = sellers.flatMap(({ freelancer }) => freelancer ?? [])
  const jobs = sellers
    .filter(() => random.happens(JOB_SHARE))
    .map(({ company, category }, index) => newJob(index + 1, company, category, random, vocabulary))
  await insertAccounts(
    db,
    sellers.map(({ account }) => account),
  )
  await insertRows(
    db,
    'company',
    sellers.map(({ company }) => company),
  )
  await insertRows(db, 'freelancer', freelancers)
  await insertRows(db, 'freelancerSkill', freelancers.flatMap(skillsOf))
  await insertRows(db, 'job', jobs)
  const credentials = [
    ...sellers.filter(({ isVerified }) => isVerified).map((seller, index) => registrationOf(index + 1, seller)),
    ...sellers.filter(() => random.happens(CREDENTIAL_SHARE)).map((seller) => newCredential(seller, random)),
  ]
  await insertRows(
    db,
    'credential',
    credentials.map((credential, index) => ({ id: generatedId('crd', index + 1), ...credential })),
  )
  await insertRows(
    db,
    'spokenLanguage',
    sellers.flatMap(({ account: { id: userId } }, index) => [
      { userId, language: 'EN' },
      { userId, language: assertFound(languages[index % languages.length], 'language') },
    ]),
  )
  return sellers
}

/** The checked registration of a company. */
const registrationOf = (number: number, { account, company }: GeneratedSeller) => {
  const { ownerId: userId, location } = company
  const checkedAt = new Date(HISTORY_END)
  const moment = checkedAt.toISOString()
  return {
    ownerName: account.name,
    companyName: company.name,
    userId,
    kind: 'COMPANY' as const,
    state: 'CHECKED' as const,
    version: 2,
    jurisdiction: location.split(', ').at(-1) ?? location,
    number: String(10_000_000 + number),
    note: '',
    askedAt: moment,
    checkedAt: moment,
    expiresAt: endOfCheck(checkedAt),
    updatedAt: moment,
  }
}

const newCompany = (
  number: number,
  { id: ownerId, name: ownerName, email, createdAt }: GeneratedAccount,
  category: CategorySlug,
  random: Random,
  vocabulary: Vocabulary,
) => {
  const id = generatedId('com', number)
  const name = [ownerName.split(' ').at(-1), vocabulary.title(category).split(' ')[0]].join(' ')
  const company = {
    id,
    ownerId,
    name,
    createdAt,
    logo: drawnLogo(id, name, category),
    banner: drawnBanner(id, category),
    description: vocabulary.description(category),
    services: toLines([vocabulary.title(category), vocabulary.title(category)]),
    website: null,
    location: assertFound(random.pick(locations), 'location'),
    foundedYear: 1990 + random.below(30),
    employeeCount: '2–10',
    contactEmail: email,
    contactPhone: '',
  }
  return { isVerified: random.happens(VERIFIED_SHARE), company: { ...company, ...baseRating(random), visible: 1 } }
}

const newFreelancer = (
  number: number,
  userId: string,
  category: CategorySlug,
  random: Random,
  vocabulary: Vocabulary,
) => ({
  id: generatedId('fre', number),
  userId,
  title: vocabulary.title(category),
  location: assertFound(random.pick(locations), 'location'),
  experience: `${2 + random.below(25)} years`,
  ...baseRating(random),
  hourlyRateCents: (25 + random.below(200)) * 100,
  skills: toLines([...new Set(Array.from({ length: 4 }, () => assertFound(random.pick(skills), 'skill')))]),
  description: vocabulary.description(category),
  visible: 1,
})

const skillsOf = ({ id, skills: lines }: Insertable<Tables['freelancer']>) =>
  lines.split('\n').map((skill) => ({ freelancerId: id, skill: foldCase(skill) }))

/** A registration that was checked. */
const newCredential = (
  { account, company }: GeneratedSeller,
  random: Random,
): Omit<Insertable<Tables['credential']>, 'id'> => {
  const { kind, jurisdiction } = assertFound(random.pick(credentialFixtures), 'credential')
  const checkedAt = daysBefore(random, 300, 1)
  const expiresAt = endOfCheck(new Date(checkedAt))
  return {
    userId: account.id,
    ownerName: account.name,
    companyName: company.name,
    kind,
    jurisdiction,
    number: String(100_000 + random.below(900_000)),
    state: 'CHECKED',
    version: 2,
    note: '',
    askedAt: checkedAt,
    checkedAt,
    expiresAt,
    updatedAt: checkedAt,
  }
}

const newJob = (
  number: number,
  { id: companyId, ownerId }: Pick<GeneratedSeller['company'], 'id' | 'ownerId'>,
  category: CategorySlug,
  random: Random,
  vocabulary: Vocabulary,
) => {
  const { type, salary, location } = assertFound(random.pick(jobFixtures), 'job')
  return {
    id: generatedId('job', number),
    companyId,
    ownerId,
    type,
    salary,
    location,
    ...jobTerms({ salary, location }),
    title: vocabulary.title(category),
    description: vocabulary.description(category),
    postedAt: daysBefore(random, 200, 1),
  }
}

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { UpdateProfileDocument } from '../../testing/accounts/own-account.generated'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { UpdateCompanyDocument } from '../company/company.test.generated'
import {
  AdvanceCredentialDocument,
  CheckedCredentialsDocument,
  CompanyVerificationDocument,
  CredentialNotificationsDocument,
  OwnCredentialsDocument,
  QueuedCredentialsDocument,
} from './credential.test.generated'

const title = 'California bar number 287431'

describe.each(databases)('credentials of a renamed seller on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const broker = await signedInAs(execute, 'BROKER')
  const asBroker = runAs(execute, broker)
  const asAdmin = runAs(execute, await signedInAs(execute, 'ADMIN'))
  const { id, name: companyName } = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('ownerId', '=', 'usr-priya-raman')
    .executeTakeFirstOrThrow()
  afterAll(() => db.destroy())

  const own = async () =>
    expectValue(
      (await asBroker(OwnCredentialsDocument, {})).credentials.find((credential) => credential.title === title),
    )
  const waiting = async () =>
    (await asAdmin(QueuedCredentialsDocument, {})).credentialQueue.nodes.find(
      (credential) => credential.title === title,
    )
  const traits = () => db.selectFrom('sellerTrait').select('trait').where('userId', '=', 'usr-priya-raman')
  const isVerified = async () => {
    const { data } = await execute(CheckedCredentialsDocument, { company: id })
    const { data: verification } = await execute(CompanyVerificationDocument, { company: id })
    return {
      badges: expectValue(data.company).checkedCredentials.length > 0,
      company: expectValue(verification.company).verified,
      inLists: (await traits().where('trait', '=', 'VERIFIED').execute()).length > 0,
    }
  }
  const nowhere = { badges: false, company: false, inLists: false }
  const renameCompany = async (name: string) => {
    const input = {
      name,
      logo: null,
      banner: null,
      description: 'We write patents.',
      services: ['Searches'],
      website: null,
      location: 'Leeds, United Kingdom',
      foundedYear: 2011,
      employeeCount: '11–50',
      contactEmail: 'hello@ashgrove.example',
      contactPhone: '',
    }
    expectType((await asBroker(UpdateCompanyDocument, { input })).updateCompany, 'CompanyUpdated')
  }
  const renamePerson = async (name: string) =>
    expectType((await asBroker(UpdateProfileDocument, { input: { name } })).updateProfile, 'ProfileUpdated')
  const check = async () => {
    const { credentials } = await asBroker(OwnCredentialsDocument, {})
    for (const { id: credential, version, state } of credentials)
      if (state === 'ASKED') {
        const input = { id: credential, version, transition: 'CHECK' as const }
        expectType((await asAdmin(AdvanceCredentialDocument, { input })).advanceCredential, 'CredentialAdvanced')
      }
  }

  beforeEach(async () => {
    await renameCompany(companyName)
    await renamePerson('Priya Raman')
    await check()
  })

  test('credential: other changes of the company keep its check', async () => {
    await renameCompany(companyName)
    expect(await isVerified()).toMatchObject({ badges: true, company: true, inLists: true })
    expect(await own()).toMatchObject({ state: 'CHECKED', formerNames: null })
  })

  test.each([
    ['company', () => renameCompany('World Patent Office'), 'Priya Raman, World Patent Office'],
    ['person', () => renamePerson('WIPO Examiner'), `WIPO Examiner, ${companyName}`],
  ])(
    'credential: a new name of the %s ends the checks until an admin has made them again',
    async (_, rename, names) => {
      const { names: formerNames } = await own()
      await rename()
      expect(await isVerified()).toEqual(nowhere)
      expect(await waiting()).toMatchObject({ state: 'ASKED', names, formerNames })
      const { viewer } = await asBroker(CredentialNotificationsDocument, {})
      expect(viewer?.notifications.nodes[0]).toEqual({
        kind: 'CREDENTIAL',
        title: 'Registration sent back for a new check, because your name or your company’s has changed',
      })
      await check()
      expect(await isVerified()).toMatchObject({ badges: true, inLists: true })
      expect(await own()).toMatchObject({ names, formerNames: null })
    },
  )

  test('credential: an admin who has seen the former name confirms nothing', async () => {
    const seen = await own()
    await renamePerson('WIPO Director')
    const input = { id: seen.id, version: seen.version, transition: 'CHECK' as const }
    const result = (await asAdmin(AdvanceCredentialDocument, { input })).advanceCredential
    expect(result).toMatchObject({ __typename: 'CredentialRefused', reason: 'VERSION_CONFLICT' })
  })
})

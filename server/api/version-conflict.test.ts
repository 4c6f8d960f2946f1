import { afterAll, describe, expect, test } from 'vitest'
import { companyInput, freelancerInput } from '../testing/accounts/profile-inputs'
import { registeredAs } from '../testing/accounts/register'
import { databases } from '../testing/database/databases'
import { executor } from '../testing/execute'
import { expectType } from '../testing/result'
import { runAs } from '../testing/run-as'
import {
  EditCompanyVersionDocument,
  EditFreelancerVersionDocument,
  EditJobVersionDocument,
  PostJobVersionDocument,
} from './version-conflict.test.generated'

const jobInput = {
  kind: 'BRIEF' as const,
  title: 'A seal for the court',
  location: '',
  salary: '$900',
  description: 'A wordmark and a seal for the court.',
}

describe.each(databases)('versions of profiles and jobs on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const run = runAs(execute, (await registeredAs(execute, 'editor@example.com', 'FREELANCER')).visitor)
  const { saved: job } = expectType((await run(PostJobVersionDocument, { input: jobInput })).postJob, 'JobSaved')
  afterAll(() => db.destroy())

  const edits = {
    updateCompany: async (text: string, version: number | null = null) =>
      (await run(EditCompanyVersionDocument, { input: { ...companyInput, contactPhone: text, version } }))
        .updateCompany,
    updateFreelancer: async (text: string, version: number | null = null) =>
      (await run(EditFreelancerVersionDocument, { input: { ...freelancerInput, experience: text, version } }))
        .updateFreelancer,
    editJob: async (text: string, version: number | null = null) =>
      (await run(EditJobVersionDocument, { id: job.id, version, input: { ...jobInput, salary: text } })).editJob,
  }
  const conflictWith = (current: object) => ({
    __typename: 'VersionConflict',
    message: 'It was changed elsewhere, so nothing was saved.',
    current: expect.objectContaining(current),
  })

  test.each(Object.entries(edits))(
    '%s: an edit of an earlier version and one of two simultaneous edits are refused, and one without a version is not',
    async (_, edit) => {
      expect(await edit('1')).toMatchObject({ saved: { text: '1', version: 2 } })
      expect(await edit('2', 2)).toMatchObject({ saved: { text: '2', version: 3 } })
      expect(await edit('3', 2)).toEqual(conflictWith({ text: '2', version: 3 }))
      // The answer to the second edit may have been lost.
      expect(await edit('2', 2)).toMatchObject({ saved: { text: '2', version: 3 } })
      const both = await Promise.all([edit('4', 3), edit('5', 3)])
      expect(both.filter(({ __typename }) => __typename === 'VersionConflict')).toHaveLength(1)
      expect(await edit('6')).toMatchObject({ saved: { text: '6', version: 5 } })
    },
  )
})

import { afterAll, describe, expect, test } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { jobs } from '../../../fixtures/jobs'
import { nobody } from '../../api/visitor'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'
import { JobDocument, JobsDocument } from './job.test.generated'

const latest = [...jobs].sort((a, b) => b.postedAt.localeCompare(a.postedAt))
const ids = latest.map(({ id }) => id)

describe.each(databases)('jobs on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { now: () => new Date('2026-11-21T12:00:00.000Z') })
  afterAll(() => db.destroy())

  test('jobs: latest first, each field as in the fixtures', async () => {
    const { data } = await execute(JobsDocument, { first: 100 })
    expect(data.jobs.totalCount).toBe(jobs.length)
    expect(data.jobs.nodes).toEqual(
      latest.map(({ company, description, ...job }) => {
        const poster = companies.find(({ id }) => id === company)
        const logo = `/artwork/emblem/${poster?.palette}/${poster?.initials}/${company}.svg`
        return {
          ...job,
          company: poster?.name,
          description: description.join('\n\n'),
          logo,
          createdAt: job.postedAt,
          postedAt: expect.stringMatching(/^(just now|\d+ (minute|hour|day|week|month)s? ago)$/),
          postedBy: { id: company, name: poster?.name, logo },
        }
      }),
    )
  })

  test('job: `postedAt` says how long ago it was posted, counted from the time of the request', async () => {
    const ago = async (now: string) => {
      const executeAt = executor(db, { now: () => new Date(now) })
      return (await executeAt(JobDocument, { id: 'job-3101' })).data.job?.postedAt
    }
    expect(jobs[0]).toMatchObject({ id: 'job-3101', postedAt: '2026-11-19T09:05:14.220Z' })
    expect(await ago('2026-11-19T09:05:15.000Z')).toBe('just now')
    expect(await ago('2026-11-21T12:00:00.000Z')).toBe('2 days ago')
    expect(await ago('2027-11-21T12:00:00.000Z')).toBe('1 year ago')
  })

  test('jobs: paging returns every job once, in order', async () => {
    const found = await allNodes(async (after) => (await execute(JobsDocument, { first: 5, after })).data.jobs)
    expect(found.map(({ id }) => id)).toEqual(ids)
  })

  test.each(ids)('job: %s is found by its id', async (id) => {
    const { data } = await execute(JobDocument, { id })
    expect(data.job).toMatchObject({ id, title: jobs.find((job) => job.id === id)?.title })
  })

  test.each(['job-0', '', 'com-whitcombe-marks'])('job: %j finds none', async (id) => {
    const { data, errors } = await execute(JobDocument, { id })
    expect([data, errors]).toEqual([{ job: null }, undefined])
  })

  test('jobs: hidden while the company that posted them is hidden', async () => {
    const { companyService } = createContainer(db, testInfrastructure(), nobody)
    const owner = companies.find(({ id }) => id === jobs[0]?.company)?.owner ?? ''
    const hiddenCount = jobs.filter((job) => job.company === jobs[0]?.company).length
    const counts = async () => {
      const [list, detail] = [await execute(JobsDocument), await execute(JobDocument, { id: 'job-3101' })]
      return [list.data.jobs.totalCount, detail.data.job !== null]
    }
    await companyService.setVisible(owner, false)
    expect(await counts()).toEqual([jobs.length - hiddenCount, false])
    await companyService.setVisible(owner, true)
    expect(await counts()).toEqual([jobs.length, true])
  })
})

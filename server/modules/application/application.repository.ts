import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { ApplicationRow, Tables } from '../../database/tables/tables'
import type { ApplicantTab, ApplicationState } from '../../generated/resolvers'
import { tabStates } from './application.process'

const latest = latestFirst<ApplicationRow>('LATEST', 'createdAt', 'id')

export const createApplicationRepository = (db: Database) => {
  const applications = () => db.selectFrom('application').selectAll()
  return {
    find: (id: string) => applications().where('id', '=', id).executeTakeFirst(),
    byIds: (ids: readonly string[]) => applications().where('id', 'in', ids).execute(),

    ofJob: (jobId: string, tab: ApplicantTab | undefined, request: PageRequest) => {
      const all = applications().where('jobId', '=', jobId)
      // Literals, because neither database uses a partial index with parameters.
      const ofTab = tab
        ? all.where(
            'state',
            'in',
            tabStates[tab].map((state) => sql.lit(state)),
          )
        : all
      return fetchPage(db, ofTab, latest, request)
    },

    /** Applications to some jobs that are in some states, the oldest first. */
    inStates: (jobIds: readonly string[], states: readonly ApplicationState[]) =>
      applications()
        .where('jobId', 'in', jobIds)
        .where('state', 'in', states)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** Gives the applications to a job that are in some states a new version. */
    renew: (jobId: string, states: readonly ApplicationState[]) =>
      db
        .updateTable('application')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('jobId', '=', jobId)
        .where('state', 'in', states)
        .execute(),

    ofApplicant: (applicantId: string, request: PageRequest) =>
      fetchPage(db, applications().where('applicantId', '=', applicantId), latest, request),

    ofPairs: (pairs: readonly Pick<ApplicationRow, 'applicantId' | 'jobId'>[]) =>
      applications()
        .where((eb) => eb.or(pairs.map(({ applicantId, jobId }) => eb.and({ applicantId, jobId }))))
        .execute(),

    /** The number of applications to each job in each state. */
    countsOf: (jobIds: readonly string[]) =>
      db
        .selectFrom('application')
        .select(({ fn }) => ['jobId', 'state', fn.countAll<number>().as('count')])
        .where('jobId', 'in', jobIds)
        .groupBy(['jobId', 'state'])
        .execute(),

    add: (application: ApplicationRow) => db.insertInto('application').values(application).execute(),

    /** Returns the changed application, or undefined if its version has changed. */
    change: ({ id, version }: ApplicationRow, change: Updateable<Tables['application']>) =>
      db
        .updateTable('application')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    setEngagement: (id: string, engagementId: string) =>
      db.updateTable('application').set({ engagementId }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    addEvent: (event: Insertable<Tables['applicationEvent']>) =>
      db.insertInto('applicationEvent').values(event).execute(),

    eventsOf: (ids: readonly string[]) =>
      db.selectFrom('applicationEvent').selectAll().where('applicationId', 'in', ids).orderBy('version').execute(),

    removeAllOf: (applicantId: string) => db.deleteFrom('application').where('applicantId', '=', applicantId).execute(),
  }
}

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>

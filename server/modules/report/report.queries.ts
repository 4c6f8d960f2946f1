import type { Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { ReportCaseRow, UserRow } from '../../database/tables/tables'
import type { ReportCaseState } from '../../generated/resolvers'
import { type ReportSide, reportProcess } from './report.process'
import type { ReportRepository } from './report.repository'

const MAX_REPORTS = 20

interface Dependencies {
  reportRepository: ReportRepository
  now: () => Date
}

export const createReportQueries = ({ reportRepository, now }: Dependencies) => {
  const byId = loaderOfOne(reportRepository.byIds, ({ id }) => id)
  const reports = loaderOfMany(
    (ids) => reportRepository.reportsOf(ids, MAX_REPORTS),
    ({ caseId }) => caseId,
  )

  return {
    /** Undefined unless the viewer is an admin, or the owner of content that was taken down. */
    find: async (viewer: Viewer, id: string) => {
      const reportCase = await byId.load(id)
      return reportCase && sideOf(viewer, reportCase) ? reportCase : undefined
    },

    queue: (state: ReportCaseState, request: PageRequest) => reportRepository.inState(state, request),

    takeDowns: (viewer: UserRow) => reportRepository.takenDownOf(viewer.id),

    /** Owners don't learn who has reported their content. */
    reportsOf: async (reportCase: ReportCaseRow, viewer: Viewer) =>
      sideOf(viewer, reportCase) === 'ADMIN' ? reports.load(reportCase.id) : [],

    availableTransitions: (reportCase: ReportCaseRow, viewer: Viewer) => {
      const side = sideOf(viewer, reportCase)
      return side ? reportProcess.available(side, reportCase, now()) : []
    },
  }
}

export type ReportQueries = ReturnType<typeof createReportQueries>

/** Admins don't decide about their own content. Owners don't see reports that were not followed. */
export const sideOf = (viewer: Viewer, { ownerId, state }: ReportCaseRow): ReportSide | undefined => {
  if (viewer?.id === ownerId) return state === 'REPORTED' || state === 'DISMISSED' ? undefined : 'OWNER'
  return viewer?.role === 'ADMIN' ? 'ADMIN' : undefined
}

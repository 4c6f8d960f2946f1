import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ReportCaseRow } from '../../database/tables/tables'
import { reportStates } from './report.process'

export const reportResolvers = {
  Query: {
    reportCases: (_, { state, ...request }, { reports }) => reports.queue(state, request),
    takeDowns: (_, __, { reports, viewer }) => reports.takeDowns(signedIn(viewer)),
  },
  Mutation: {
    report: (_, { input }, { reportCommands, viewer }) => reportCommands.report(signedIn(viewer), input),
    advanceReportCase: (_, { input }, { reportCommands, viewer }) => reportCommands.advance(signedIn(viewer), input),
  },
  ContentReport: { reporter: ({ reporterId }, _, { users }) => users.of(reporterId) },
  ReportCase: {
    owner: ({ ownerId }, _, { users }) => users.of(ownerId),
    stateLabel: ({ state }) => reportStates[state],
    reports: (row, _, { reports, viewer }) => reports.reportsOf(row, viewer),
    availableTransitions: (row, _, { reports, viewer }) => reports.availableTransitions(row, viewer),
  },
  ReportCaseConnection: connectionResolvers<ReportCaseRow>(),
} satisfies ModuleResolvers

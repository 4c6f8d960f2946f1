import { fromDatabase, type Module } from '../module'
import { createReportCommands } from './report.commands'
import { createReportQueries } from './report.queries'
import { createReportRepository } from './report.repository'
import { reportResolvers } from './report.resolvers'
import { createReportService } from './report.service'
import { reportExport } from './report-export'
import { createReportedContent } from './reported-content'
import { createTakeDownService } from './take-down.service'

export const factories = {
  services: {
    reportRepository: fromDatabase(createReportRepository),
    reportService: createReportService,
    takeDownService: createTakeDownService,
  },
  queries: { reportedContent: createReportedContent, reports: createReportQueries },
  commands: { reportCommands: createReportCommands },
}

export const module = {
  resolvers: reportResolvers,
  access: {
    Query: { reportCases: ['ADMIN'], takeDowns: 'signed-in' },
    Mutation: { advanceReportCase: 'signed-in', report: 'signed-in' },
  },
  adminReads: { reportCases: 'reports of all accounts' },
  nodes: {
    ReportCase: {
      prefix: 'rpc',
      access: 'signed-in',
      load: (id, { reports, viewer }) => reports.find(viewer, id),
      adminRead: { what: 'reports of content', accountOf: ({ ownerId }) => ownerId },
    },
  },
  tokenAccess: { READ: ['takeDowns'] },
  accountExport: reportExport,
  ...factories,
} satisfies Module

import { expect, test } from 'vitest'
import type { ReportCaseRow } from '../../database/tables/tables'
import type { ReportCaseState, ReportCaseTransition } from '../../generated/resolvers'
import { type ReportSide, reportProcess, reportStates } from './report.process'

const allowed: Record<ReportCaseState, Partial<Record<ReportSide, ReportCaseTransition[]>>> = {
  REPORTED: { ADMIN: ['DISMISS', 'TAKE_DOWN'] },
  DISMISSED: {},
  TAKEN_DOWN: { OWNER: ['APPEAL'], ADMIN: ['RESTORE'] },
  APPEALED: { ADMIN: ['UPHOLD', 'RESTORE'] },
  UPHELD: {},
  RESTORED: {},
}

const caseIn = (state: ReportCaseState): ReportCaseRow => ({
  id: 'rpc-1',
  kind: 'LISTING',
  subjectId: 'srv-1',
  ownerId: 'usr-1',
  title: '',
  content: '',
  path: null,
  state,
  version: 1,
  reportCount: 1,
  decision: '',
  appeal: '',
  answer: '',
  reportedAt: '',
  updatedAt: '',
})

const states = Object.keys(reportStates).filter((name): name is ReportCaseState => name in allowed)
const at = new Date(0)

test.each(states)('process of reports: %s allows what was agreed, and nothing else', (state) => {
  for (const side of reportProcess.sides) {
    const names = reportProcess.available(side, caseIn(state), at).map(({ name }) => name)
    expect([side, names]).toEqual([side, allowed[state][side] ?? []])
  }
})

/** All walks through the process, as lists of transitions with their sides. */
const walksFrom = (
  state: ReportCaseState,
): { name: ReportCaseTransition; side: ReportSide; to: ReportCaseState }[][] => [
  [],
  ...reportProcess.sides.flatMap((side) =>
    reportProcess
      .available(side, caseIn(state), at)
      .flatMap(({ name, to: [to] }) => walksFrom(to).map((rest) => [{ name, side, to }, ...rest])),
  ),
]

test('process of reports: every walk ends, appeals once at most, and hides content exactly until it is restored', () => {
  const walks = walksFrom('REPORTED')
  expect(walks).toHaveLength(7)
  for (const walk of walks) {
    const names = walk.map(({ name }) => name)
    expect(names.filter((name) => name === 'APPEAL').length).toBeLessThan(2)
    const last = walk.reduce((hidden, { name }) => reportProcess.step(name).hides ?? hidden, false)
    const state = walk.at(-1)?.to ?? 'REPORTED'
    expect([names, last]).toEqual([names, state === 'TAKEN_DOWN' || state === 'APPEALED' || state === 'UPHELD'])
  }
})

test('process of reports: the owner alone appeals, and admins alone decide', () => {
  for (const { name, by } of reportProcess.steps)
    expect(Object.keys(by)).toEqual({ REPORT: [], APPEAL: ['OWNER'] }[String(name)] ?? ['ADMIN'])
})

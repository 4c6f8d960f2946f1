import { applicationProcess, applicationStates } from '../../modules/application/application.process'
import { engagementSteps, people } from '../../modules/engagement/engagement.process'
import { engagementStates } from '../../modules/engagement/engagement.states'
import { applicationLayouts } from './application-layouts'
import { engagementLayouts } from './engagement-layouts'
import type { Layout } from './layout'
import { type DrawnProcess, processDrawing } from './process-drawing'

interface Drawing {
  process: DrawnProcess
  layouts: Record<'wide' | 'tall', Layout>
}

/** By what their addresses call them. */
export const drawings = new Map<string, Drawing>([
  ['engagement', { process: { steps: engagementSteps, states: engagementStates, people }, layouts: engagementLayouts }],
  ['application', { process: { ...applicationProcess, states: applicationStates }, layouts: applicationLayouts }],
])

export const drawn = ({ process, layouts }: Drawing, shape: unknown) =>
  processDrawing(process, layouts, shape === 'tall' ? 'tall' : 'wide')

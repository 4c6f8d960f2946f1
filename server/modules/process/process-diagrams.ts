import { type DrawnProcess, drawProcess, type Layout } from '../../../artwork/process/process-diagram'
import { applicationLayouts } from '../application/application.diagram'
import { applicationProcess, applicationStates } from '../application/application.process'
import { engagementLayouts } from '../engagement/engagement.diagram'
import { engagementSteps } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'

interface Diagram {
  process: DrawnProcess
  layouts: Record<'wide' | 'tall', Layout>
}

/** The broker acts for the seller, whose mark stands there. */
const drawnSides = ['BUYER', 'SELLER', 'ADMIN'] as const

/** The keys are the names in URLs. */
export const diagrams = new Map<string, Diagram>([
  [
    'engagement',
    { process: { steps: engagementSteps, states: engagementStates, sides: drawnSides }, layouts: engagementLayouts },
  ],
  ['application', { process: { ...applicationProcess, states: applicationStates }, layouts: applicationLayouts }],
])

/** The SVG of a process, or undefined for an unknown name. */
export const processDiagram = (name: string, shape: unknown) => {
  const diagram = diagrams.get(name)
  return diagram && drawProcess(diagram.process, diagram.layouts, shape === 'tall' ? 'tall' : 'wide')
}

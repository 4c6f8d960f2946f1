import { type DrawnProcess, drawProcess, edgesOf, type Layout } from '../../../artwork/process/process-diagram'
import { applicationLayouts } from '../application/application.diagram'
import { applicationProcess, applicationStates } from '../application/application.process'
import { engagementLayouts } from '../engagement/engagement.diagram'
import { engagementSteps, sides } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'

interface Diagram {
  process: DrawnProcess
  layouts: Record<'wide' | 'tall', Layout>
}

/** By their names in URLs. */
export const diagrams = new Map<string, Diagram>([
  ['engagement', { process: { steps: engagementSteps, states: engagementStates, sides }, layouts: engagementLayouts }],
  ['application', { process: { ...applicationProcess, states: applicationStates }, layouts: applicationLayouts }],
])

/** The SVG of a process, or undefined for an unknown name. */
export const processDiagram = (name: string, shape: unknown) => {
  const diagram = diagrams.get(name)
  return diagram && drawProcess(diagram.process, diagram.layouts, shape === 'tall' ? 'tall' : 'wide')
}

const who = { BUYER: 'buyer', SELLER: 'seller', ADMIN: 'Marque' } as const

/** The process of engagements as a Mermaid diagram, for the documentation. */
export const processMermaid = () => {
  const states = [...new Set(engagementSteps.flatMap(({ to }) => to))]
  const names = states.map((state) => `  ${state}: ${engagementStates[state].label}`)
  const lines = edgesOf(engagementSteps).map(({ step: { label, by, clock }, edge }) => {
    const [from, to] = edge.replace('START', '[*]').split('>')
    const sides = (['BUYER', 'SELLER', 'ADMIN'] as const).filter((side) => by[side]).map((side) => who[side])
    const actors = [...sides, ...(clock ? ['automatic'] : [])]
    return `  ${from} --> ${to}: ${label} (${actors.join(', ')})`
  })
  return ['```mermaid', 'stateDiagram-v2', ...names, ...lines, '```'].join('\n')
}

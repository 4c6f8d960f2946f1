import { edgesOf } from '../../../artwork/process/process-diagram'
import { engagementSteps } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'

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

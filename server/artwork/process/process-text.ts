import { engagementSteps } from '../../modules/engagement/engagement.process'
import { engagementStates } from '../../modules/engagement/engagement.states'
import { edgesOf } from './process-drawing'

const who = { BUYER: 'buyer', SELLER: 'seller', ADMIN: 'Marque' } as const

/** The table of engagements as a diagram in text, which the README shows. */
export const processText = () => {
  const states = [...new Set(engagementSteps.flatMap(({ to }) => to))]
  const names = states.map((state) => `  ${state}: ${engagementStates[state].label}`)
  const lines = edgesOf(engagementSteps).map(({ step: { label, by, clock }, edge }) => {
    const [from, to] = edge.replace('START', '[*]').split('>')
    const people = (['BUYER', 'SELLER', 'ADMIN'] as const).filter((person) => by[person]).map((person) => who[person])
    const actors = [...people, ...(clock ? ['clock'] : [])]
    return `  ${from} --> ${to}: ${label} (${actors.join(', ')})`
  })
  return ['```mermaid', 'stateDiagram-v2', ...names, ...lines, '```'].join('\n')
}

import { viewOf } from '../../process/view'
import { engagementProcess } from './engagement.process'
import { engagementStates } from './engagement.states'

export const engagementView = viewOf(
  '/artwork/process/engagement.svg',
  { ...engagementProcess, states: engagementStates },
  { BUYER: 'The buyer', SELLER: 'The seller', ADMIN: 'Marque' },
)

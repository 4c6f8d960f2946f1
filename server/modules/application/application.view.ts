import { viewOf } from '../../process/view'
import { applicationProcess, applicationStates } from './application.process'

export const applicationView = viewOf(
  '/artwork/process/application.svg',
  { ...applicationProcess, states: applicationStates },
  { APPLICANT: 'The applicant', OWNER: 'The company' },
)

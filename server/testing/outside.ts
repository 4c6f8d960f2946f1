import { createBackground } from '../background'
import { createBus } from '../live/bus'
import { createLog } from '../log'
import { memoryFiles } from '../ports/files/memory-files'
import { sampleIdentity } from '../ports/identity/sample-identity'
import { createSampleMail } from '../ports/mail/sample-mail'
import type { Outside } from '../services'

/** What lies outside, for tests: nothing leaves the process. */
export const testOutside = (own: Partial<Outside> = {}): Outside => ({
  now: () => new Date(),
  files: memoryFiles(),
  identities: sampleIdentity,
  mail: createSampleMail(() => new Date()),
  site: () => 'http://localhost:4000',
  bus: createBus(),
  later: createBackground(createLog('silent'), 0).later,
  ...own,
})

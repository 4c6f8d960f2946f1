import type { InTransaction } from '../container-scopes'
import { credentialProcess, remindedUntil } from './credential.process'
import type { CredentialRepository } from './credential.repository'
import type { CredentialService } from './credential.service'

const BATCH = 100

interface Dependencies {
  credentialRepository: CredentialRepository
  now: () => Date
  inTransaction: InTransaction<{ credentialService: CredentialService }>
}

/** Reminds owners 30 days before a check expires, and ends checks that are a year old. */
export const createCredentialWorker = ({ credentialRepository, now, inTransaction }: Dependencies) => ({
  run: async () => {
    const step = credentialProcess.step('EXPIRE')
    for (;;) {
      const expired = await credentialRepository.expiring(now().toISOString(), BATCH)
      for (const credential of expired)
        await inTransaction(({ credentialService }) => credentialService.advance(credential, step, undefined))
      if (expired.length < BATCH) break
    }
    for (;;) {
      const due = await credentialRepository.toRemind(remindedUntil(now()), BATCH)
      for (const credential of due) await inTransaction(({ credentialService }) => credentialService.remind(credential))
      if (due.length < BATCH) return
    }
  },
})

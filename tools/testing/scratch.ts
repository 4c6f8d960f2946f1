import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for files that need not outlast the run. */
    scratchFolder: string
  }
}

/** Vitest's global set-up: an empty folder, gone after the run. */
export const setup = (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-tests-'))
  project.provide('scratchFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

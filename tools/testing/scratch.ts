import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fastFolder } from './fast-folder'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for files that only this run needs. */
    scratchFolder: string
  }
}

/** Vitest's global set-up: creates an empty folder and removes it after the run. */
export const setup = (project: TestProject) => {
  const folder = mkdtempSync(join(fastFolder(), 'marque-tests-'))
  project.provide('scratchFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  // In watch mode the files of every run stay until the end, which may be hours later.
  const parent = project.vitest.config.watch ? tmpdir() : fastFolder()
  const folder = mkdtempSync(join(parent, 'marque-tests-'))
  project.provide('scratchFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

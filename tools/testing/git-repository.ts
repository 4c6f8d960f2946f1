import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder, which is removed after the test. */
export const folder = () => {
  const root = mkdtempSync(join(tmpdir(), 'marque-tools-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

export const write = (root: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  })

export const commit = (root: string, files: Record<string, string>) => {
  write(root, files)
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'Edit')
}

/** Creates a git repository with one commit. */
export const repository = (files: Record<string, string>) => {
  const root = folder()
  git(root, 'init', '--quiet')
  commit(root, files)
  return root
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../lib/command'
import { filesIn } from '../lib/files'
import { run, tool } from '../lib/run.mjs'

/** Contents by path from the root, of new files and of edited ones. */
export type PlannedFiles = Record<string, string>

/** The files that a command writes, and the next step of its user. */
export interface Plan {
  files: PlannedFiles
  advice: string
}

/** Folders whose files code generation changes. */
const generatedFolders = ['client/generated', 'schema/generated', 'server/generated', 'server/testing/generated']

/** Writes the files. Returns a function that restores the state before, generated files included. */
export const writeFiles = (root: string, files: PlannedFiles) => {
  const documents = Object.keys(files).filter((file) => /^(client|server)\/.*\.graphql$/.test(file))
  const generated = [
    ...documents.map((file) => file.replace(/graphql$/, 'generated.ts')),
    ...generatedFolders.flatMap((folder) => filesIn(root, folder, /./)).map(([file]) => file),
  ]
  const before = [...Object.keys(files), ...generated]
    .map((file) => join(root, file))
    .map((path) => [path, existsSync(path) ? readFileSync(path) : undefined] as const)
  const newFolders: string[] = []
  const restore = () => {
    for (const [path, content] of before) {
      if (content === undefined) rmSync(path, { force: true })
      else if (!readFileSync(path).equals(content)) writeFileSync(path, content)
    }
    for (const folder of newFolders) rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, file)
      const firstNew = mkdirSync(dirname(path), { recursive: true })
      if (firstNew !== undefined) newFolders.push(firstNew)
      writeFileSync(path, text)
    }
  } catch (error) {
    restore()
    throw error
  }
  return restore
}

/** Generates the code of the new documents and formats the files. */
export const generateAndFormat = async (root: string, files: PlannedFiles) => {
  for (const command of [
    [process.execPath, join(root, 'tools/codegen/main.mjs')],
    tool('@biomejs/biome', 'check', '--write', ...Object.keys(files)),
  ]) {
    const { ok, output } = await run(command, { cwd: root })
    if (!ok) throw new UserError(`${output.trimEnd()}\n\nNothing is written, because of the errors above.`)
  }
}

/** Writes the files with their generated code, or nothing: also not when it is interrupted. */
export const createFiles = async (root: string, files: PlannedFiles) => {
  const restore = writeFiles(root, files)
  process.once('exit', restore)
  try {
    await generateAndFormat(root, files)
  } catch (error) {
    restore()
    throw error
  } finally {
    process.off('exit', restore)
  }
}

/** A command that creates the files of a plan. */
export const creating =
  (plan: (root: string, args: string[]) => Plan) =>
  async (root: string, args: string[], print: (text: string) => void) => {
    const { files, advice } = plan(root, args)
    await createFiles(root, files)
    print(`${Object.keys(files).join('\n')}\n\n${advice}`)
    return 0
  }

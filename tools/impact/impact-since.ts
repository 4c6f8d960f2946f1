import { codeFiles, schemaFiles } from '../lib/files'
import { schemaAt } from './git'
import { impactOf } from './impact'

/** What the schema on disk changes since a commit, in the project as it is on disk. */
export const impactSince = async (root: string, ref: string) =>
  impactOf({ base: await schemaAt(root, ref), next: schemaFiles(root), ref }, () => codeFiles(root))

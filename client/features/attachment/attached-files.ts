/** The value in a form for files that are on their way. */
export const PENDING = ''

/** The ids of a form's files, or the problem that some are still on their way. */
export const attachedFiles = (
  values: FormData,
  name = 'files',
): { ids: string[] } | { problem: string; field: string } => {
  const ids = values.getAll(name).map(String)
  return ids.includes(PENDING)
    ? { problem: 'Some files are still on their way. Wait for them, or cancel them.', field: name }
    : { ids }
}

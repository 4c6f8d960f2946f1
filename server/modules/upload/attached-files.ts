import { invalidInput } from '../../lib/violations'

/** The most files beside one text. */
export const MAX_ATTACHMENTS = 10

/** The result for files that are not free. */
export const uploadAgain = invalidInput('files', 'Upload the files again: they were removed, or sent already.')

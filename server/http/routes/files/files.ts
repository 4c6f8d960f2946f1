import { type CreateFiles, createFileRouter } from './file-router'
import { pictureRefusals } from './upload-request'

/** Files beside what people write: messages, and the texts of transitions. */
export const createFilesRouter: CreateFiles = (contextOf, receive) =>
  createFileRouter(contextOf, receive, {
    upload: async ({ attachmentCommands }, { viewer, name }) => ({
      store: async (file) => {
        const added = await attachmentCommands.add(viewer, name, file)
        return 'refusal' in added ? { refusal: pictureRefusals[added.refusal] } : added
      },
    }),
    open: ({ attachmentCommands, viewer }, id) => attachmentCommands.open(viewer, id),
  })

import { type CreateFiles, createFileRouter } from './file-router'

/** Files that buyers of a product receive. */
export const createProductFilesRouter: CreateFiles = (contextOf, receive) =>
  createFileRouter(contextOf, receive, {
    upload: async ({ productFileCommands }, { viewer, name, query }) => {
      const { listing: listingId, versionOf } = query
      if (typeof listingId !== 'string') return { refusal: [400, 'Say which product the file is for.'] }
      const file = { listingId, name, versionOf: typeof versionOf === 'string' ? versionOf : undefined }
      const refusal = await productFileCommands.refusal(viewer, file)
      return refusal ? { refusal } : { store: (received) => productFileCommands.add(viewer, file, received) }
    },
    open: async ({ productFileCommands, viewer }, id, { engagement }) => {
      const engagementId = typeof engagement === 'string' ? engagement : undefined
      const file = await productFileCommands.open(viewer, id, engagementId)
      return file === 'withdrawn' ? { refusal: [403, withdrawn] } : file
    },
  })

const withdrawn = 'You were refunded in full, so the files of this order can no longer be downloaded.'

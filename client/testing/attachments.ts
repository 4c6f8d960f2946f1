import { HttpResponse, http } from 'msw'
import { addAttachment } from '../../server/testing/attachments'
import { api, changeSampleData } from './api'

/** Stores uploads as files of an account of the sample data, and refuses `.exe`, as the server does. Lists the names. */
export const acceptUploads = (ownerId: string) => {
  const names: string[] = []
  api.use(
    http.post('/files', async ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? ''
      names.push(name)
      if (name.endsWith('.exe')) return HttpResponse.json({ message: "We don't take .exe files." }, { status: 415 })
      let id = ''
      await changeSampleData(async (db) => {
        id = await addAttachment(db, ownerId, name)
      })
      return HttpResponse.json({ id, name, size: 8 }, { status: 201 })
    }),
  )
  return names
}

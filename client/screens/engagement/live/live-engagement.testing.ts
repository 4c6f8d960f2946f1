import { runAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, openForm, path, user } from '../engagement.testing'

export const heading = (name: string) => main().findByRole('heading', { level: 2, name })

/** The seller delivers, on another device. */
export const deliver = (id: string) =>
  runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver: { message: 'Three directions.', links: [] } }))

/** The buyer types a reason into the form that opens a dispute, while the seller delivers. */
export const deliverWhileTyping = async () => {
  const id = await engagementInProgress()
  const router = await visit(path(id))
  const form = await openForm('Open dispute')
  await user.type(form.getByLabelText('Reason'), 'Silence.')
  await deliver(id)
  return { id, router, typed: () => form.getByLabelText<HTMLTextAreaElement>('Reason').value }
}

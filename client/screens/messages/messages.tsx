import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const Messages = () => (
  <DeskToCome
    title="Messages"
    sentence="Conversations with buyers, sellers and applicants will stand here, unread ones first."
    to="/companies"
    label="Browse companies"
  />
)

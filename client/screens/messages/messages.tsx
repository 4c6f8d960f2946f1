import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const Messages = () => (
  <DeskToCome
    title="Messages"
    sentence="Conversations with buyers, sellers and applicants will stand here, unread ones first."
    meanwhile="Until then, every company's page says how to reach it."
    to="/companies"
    label="Browse companies"
  />
)

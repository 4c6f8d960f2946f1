import { NotFound } from '../../features/page/not-found'

export const PageNotFound = () => (
  <NotFound
    title="Page Not Found"
    text="There is no page under this address. It may have been withdrawn, or the link was copied one letter short."
    actions={[
      { to: '/', label: 'Go to the home page' },
      { to: '/services', label: 'Browse All Services' },
    ]}
  />
)

import { NotFound } from './not-found'

/** For any address that nothing stands under. */
export const UnknownPage = () => (
  <NotFound
    title="Page Not Found"
    text="There is no page under this address. It may have been withdrawn, or the link was copied one letter short."
    actions={[
      { to: '/', label: 'Go to the home page' },
      { to: '/services', label: 'Browse All Services' },
    ]}
  />
)

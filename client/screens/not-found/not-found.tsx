import { UnknownPage } from '../../features/page/unknown-page'

export const PageNotFound = () => <UnknownPage />

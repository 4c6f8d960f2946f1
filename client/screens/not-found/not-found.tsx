import { PageNotFound } from '../../features/page/errors/not-found'

export const UnknownAddress = () => <PageNotFound />

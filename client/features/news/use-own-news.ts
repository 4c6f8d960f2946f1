import { useNews } from '../live/use-news'
import { useNewsQuery } from './news.generated'

/** What happened to whoever is signed in, kept up to date. What can't be read now is read with the next news. */
export const useOwnNews = () => {
  const { data, error, refetch } = useNewsQuery({ fetchPolicy: 'cache-and-network' })
  useNews(() => refetch())
  return { viewer: data?.viewer ?? undefined, failed: error !== undefined && !data, again: refetch }
}

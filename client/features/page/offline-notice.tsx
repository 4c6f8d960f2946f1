import { Floating } from '../../ui/floating'
import { useOnline } from './use-online'

/** Stands over the page while there is no connection. */
export const OfflineNotice = () => {
  const online = useOnline()
  return <Floating tone="wait">{!online && <p>You are offline. What is open stays readable.</p>}</Floating>
}

import { useSearchParams } from 'react-router-dom'

/** The code of the broker whose link led to this page. Undefined without one. */
export const useBrokerCode = () => {
  const code = useSearchParams()[0].get('broker')
  return code && /^[\w-]{1,100}$/.test(code) ? code : undefined
}

import { collectLoaders, type Loaders } from '../database/loader'
import type { Factories } from './module'

const cache = Symbol('cache')
const ownLoaders = Symbol('loaders')

/**
 * Builds containers whose services are created on first use, because a request needs only few of them. Services are prototype
 * getters, so copying a container creates none; the copy shares them. Their loaders are added to `loaders`.
 */
export const lazyServices = <Base extends object, Services extends object>(
  factories: Factories<Services, Base & Services>,
) => {
  const prototype = {}
  for (const name in factories) {
    Object.defineProperty(prototype, name, {
      get(this: Base & Services & { [cache]: Partial<Services>; [ownLoaders]: Loaders }) {
        const services = this[cache]
        services[name] ??= collectLoaders(this[ownLoaders], () => factories[name](this))
        return services[name]
      },
    })
  }
  return (base: Base, loaders: Loaders = new Set()): Base & Services =>
    Object.assign(Object.create(prototype), base, { [cache]: {}, [ownLoaders]: loaders })
}

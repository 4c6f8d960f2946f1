import type { Factories } from './module'

const cache = Symbol('cache')

/**
 * Builds containers whose services are created on first use, because a request needs only few of them. Services are prototype
 * getters, so copying a container creates none; the copy shares them.
 */
export const lazyServices = <Base extends object, Services extends object>(
  factories: Factories<Services, Base & Services>,
) => {
  const prototype = {}
  for (const name in factories) {
    Object.defineProperty(prototype, name, {
      get(this: Base & Services & { [cache]: Partial<Services> }) {
        const services = this[cache]
        services[name] ??= factories[name](this)
        return services[name]
      },
    })
  }
  return (base: Base): Base & Services => Object.assign(Object.create(prototype), base, { [cache]: {} })
}

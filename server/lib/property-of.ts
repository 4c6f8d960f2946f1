/** A property of a value from outside, such as a body or a caught error. Undefined if the value is no object. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export type Point = readonly [x: number, y: number]

interface Route {
  /** Corners of the line. */
  points: readonly Point[]
  /** Where its name or number stands. */
  at?: Point
}

/** Where a drawing of a process puts what its table says. */
export interface Layout<State extends string = string> {
  width: number
  height: number
  boxWidth: number
  start: Point
  /** The end that all hope for. */
  done: State
  /** Middles of the boxes. */
  nodes: Record<State, Point>
  routes: Partial<Record<`${'START' | State}>${State}`, Route>>
}

export const route = (at: Point | undefined, ...points: Point[]): Route => (at ? { points, at } : { points })

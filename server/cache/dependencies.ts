import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Prefix of the tag of an exact number, such as a stock quantity. Responses that include a cached response show the
 * number in steps only, so they depend on the record's plain tag instead.
 */
export const EXACTLY = '='

/** The tags that a response depends on, collected while it is made. */
export class Dependencies {
  readonly tags = new Set<string>()
  /** The lowest sequence number of the change log at which any of the data was read. */
  since: number

  constructor(since: number) {
    this.since = since
  }
}

const making = new AsyncLocalStorage<Dependencies>()

/** Adds tags to the response that is being made. Without such a response, the call has no effect. */
export function dependsOn(...tags: readonly string[]): void {
  const dependencies = making.getStore()
  for (const tag of tags) dependencies?.tags.add(tag)
}

/** Returns the dependencies of the response that is being made; undefined outside of one. */
export const currentDependencies = (): Dependencies | undefined => making.getStore()

/** Runs `make` and collects its tags in `dependencies`. */
export const collectDependencies = <T>(dependencies: Dependencies, make: () => Promise<T>): Promise<T> =>
  making.run(dependencies, make)

import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Begins the tag of a number that stands in an answer to the digit, such as how many of a variant there are. Whatever is made around that answer
 * shows it in steps only, and depends on the thing itself.
 */
export const EXACTLY = '='

/** What an answer is made from, noted while it is made. */
export class Dependencies {
  readonly tags = new Set<string>()
  /** The oldest moment of the change log at which something of it was read. */
  since: number

  constructor(since: number) {
    this.since = since
  }
}

const making = new AsyncLocalStorage<Dependencies>()

/** Notes that the answer which is being made depends on things with these tags. Whoever makes nothing that is cached may call it too. */
export function dependsOn(...tags: readonly string[]): void {
  const dependencies = making.getStore()
  for (const tag of tags) dependencies?.tags.add(tag)
}

/** Returns what is being made around this call; undefined when nobody notes what it depends on. */
export const beingMade = (): Dependencies | undefined => making.getStore()

/** Makes an answer, and notes in `dependencies` what it is made from. */
export const noting = <T>(dependencies: Dependencies, make: () => Promise<T>): Promise<T> =>
  making.run(dependencies, make)

import type { Page } from 'playwright-core'

/** As the shop is; with nothing in it; while the API answers 503; and before it has answered. */
export const STATES = ['full', 'empty', 'error', 'loading'] as const
export type State = (typeof STATES)[number]

/** Something of the shop that people look at. */
export interface Screen {
  path: string
  /** What somebody does there before the picture is taken; it then shows what they see, else the whole page. */
  first?: (page: Page) => Promise<void>
  /** Whether it shows what the API tells: only then is there more than one state of it. */
  isTold?: true
}

export type Screens = Record<string, Screen>

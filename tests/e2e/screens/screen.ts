import type { Page } from 'playwright-core'
import type { PageLanguage } from './page-language.ts'

/** As the shop is; without records; with an API that answers 503; and before the API has answered. */
export const STATES = ['full', 'empty', 'error', 'loading'] as const
export type State = (typeof STATES)[number]

/** A screen to take pictures of. */
export interface Screen {
  path: string
  /** Actions before the picture. With it, the picture shows the window, otherwise the whole page. */
  first?: (page: Page, language: PageLanguage) => Promise<void>
  /** Whether the screen shows API data. Only such screens have several states. */
  isTold?: true
}

export type Screens = Record<string, Screen>

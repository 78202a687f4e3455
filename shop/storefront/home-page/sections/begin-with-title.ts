import type { HomeSectionShown } from './home-section-shown.ts'

/** Returns whether the first section contains the heading of the page, so that the welcome text is left out. */
export const beginWithTitle = ([first]: readonly HomeSectionShown[]): boolean =>
  first?.kind === 'counter' || first?.kind === 'hero'

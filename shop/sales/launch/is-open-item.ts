import type { ReadinessLine } from './selling.contract.ts'

/** Returns whether an item of the launch checklist still has to be done. */
export const isOpenItem = ({ is_ready, is_dismissed }: Pick<ReadinessLine, 'is_ready' | 'is_dismissed'>): boolean =>
  !is_ready && !is_dismissed

/** What a question needs that not every world has. */
export type ConformanceNeed =
  | 'clock'
  | 'mishaps'
  | 'later'
  | 'disputes'
  | 'pending refunds'
  | 'many payments'
  | 'notices'
/** What a stand-in has. */
export const EVERY_NEED: readonly ConformanceNeed[] = [
  ...(['clock', 'mishaps', 'later', 'disputes'] as const),
  ...(['pending refunds', 'many payments', 'notices'] as const),
]

/** A capability that a conformance case requires of its environment. */
export type ConformanceNeed =
  | 'clock'
  | 'mishaps'
  | 'later'
  | 'disputes'
  | 'pending refunds'
  | 'many payments'
  | 'notices'
/** Capabilities of emulators. */
export const EVERY_NEED: readonly ConformanceNeed[] = [
  ...(['clock', 'mishaps', 'later', 'disputes'] as const),
  ...(['pending refunds', 'many payments', 'notices'] as const),
]

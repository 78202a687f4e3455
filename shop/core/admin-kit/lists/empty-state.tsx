/** Shown instead of an empty list. */
export function EmptyState({ children }: { children: string }) {
  return <p className="rounded-card border border-line border-dashed px-5 py-12 text-center text-muted">{children}</p>
}

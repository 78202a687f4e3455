/** An empty shop counter, drawn for empty states. The text hangs on the wall above it. */
export function IllustratedEmptyState({ children }: { children: React.ReactNode }) {
  return (
    <div className="full-bleed">
      <div className="counter-wall">
        <div className="shop-width py-14 text-center md:py-24">{children}</div>
      </div>
      <div className="counter-edge" />
    </div>
  )
}

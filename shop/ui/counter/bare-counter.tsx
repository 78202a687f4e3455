/** A counter on which nothing stands, for places where there is nothing (yet): what is to be said of it hangs on the wall above. */
export function BareCounter({ children }: { children: React.ReactNode }) {
  return (
    <div className="full-bleed">
      <div className="counter-wall">
        <div className="shop-width py-14 text-center md:py-24">{children}</div>
      </div>
      <div className="counter-edge" />
    </div>
  )
}

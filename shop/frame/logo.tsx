import { useShopIdentity } from '../identity/shop-identity.ts'

/** The mark of the shop and its name. The mark is a counter seen from above, with the keeper behind it. The link around it says what it is. */
export function Logo({ className = '' }: { className?: string }) {
  const { name } = useShopIdentity()
  return (
    <span className={`flex items-center gap-2.5 ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="h-full w-auto shrink-0">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path d="M25 8H15a7 7 0 0 0-7 7v2a7 7 0 0 0 7 7h10" strokeWidth="4" className="fill-none stroke-on-accent" />
        <circle cx="19.5" cy="16" r="3" className="fill-on-accent" />
      </svg>
      <span className="line-clamp-1 font-bold font-display text-xl leading-none tracking-tight">{name}</span>
    </span>
  )
}

import type { CSSProperties } from 'react'
import type { Ground, ShopLogo } from '../../../lib/shop-picture.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** The longest shop name on one line, in characters. On phones the header's buttons need the rest. */
const ONE_LINE = 9

export interface LogoProps {
  className?: string
  /** The background; by default that of the page in the browser's theme. */
  ground?: 'page' | Ground
}

/**
 * Returns the style of a plate that is visible only on light backgrounds; undefined for the default, visible only on
 * dark ones.
 */
export const plateStyle = (plate: Ground | undefined) =>
  plate === 'light' ? ({ '--color-plate': 'light-dark(var(--color-ink), transparent)' } as CSSProperties) : undefined

/** The owner's logo, or the shop's icon and name. The surrounding link has the accessible name. */
export function Logo({ className = '', ground = 'page' }: LogoProps) {
  const { name, mark, logo, icon } = useShopIdentity()
  if (logo) return <OwnLogo logo={logo} ground={ground} alt={name} />
  const plate = icon?.hiddenOn
  const isLong = name.length > ONE_LINE
  return (
    <span className={`flex items-center gap-2.5 ${isLong ? 'own-logo' : ''} ${className}`}>
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        overflow={plate && 'visible'}
        className="h-full w-auto shrink-0"
        style={plateStyle(plate)}
      >
        {plate ? (
          <rect x="-4" y="-4" width="40" height="40" rx="8" fill="var(--color-plate)" />
        ) : (
          <rect width="32" height="32" rx="8" className={icon ? 'opacity-0' : 'fill-accent'} />
        )}
        {icon ? <image href={icon.url} width="32" height="32" /> : <path d={mark} className="fill-on-accent" />}
      </svg>
      <span
        className={`font-bold font-display tracking-tight wrap-anywhere ${isLong ? 'line-clamp-2 text-base leading-tight' : 'text-xl leading-none'}`}
      >
        {name}
      </span>
    </span>
  )
}

interface OwnLogoProps {
  logo: ShopLogo
  ground: 'page' | Ground
  alt: string
}

/**
 * Adds a plate where a theme's background would hide the logo, or where the logo has no version for dark backgrounds.
 */
function OwnLogo({ logo: { light, dark, plate }, ground, alt }: OwnLogoProps) {
  const { url, width, height } = (ground === 'dark' && dark) || light
  return (
    <picture>
      {ground === 'page' && dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.url} width={dark.width} height={dark.height} />
      )}
      <img
        src={url}
        width={width}
        height={height}
        alt={alt}
        className={plate ? 'own-logo on-plate' : 'own-logo'}
        style={plateStyle(plate)}
      />
    </picture>
  )
}
